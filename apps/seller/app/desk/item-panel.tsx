import type { StaffName } from '@postprocure/contracts/inbox/inbox';
import {
  deskStatusNames,
  deskTransitions,
  type DeskStatus,
} from '@postprocure/contracts/inbox/ticket-status';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { labelClasses } from '@postprocure/ui/field';
import { SelectWithButton } from '@postprocure/ui/select-with-button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useId } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../api.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { NoteForm } from './note-form.tsx';
import { StatusBadge } from './status-badge.tsx';

export interface InboxItemState {
  id: string;
  status: DeskStatus;
  version: number;
  assignee: StaffName | null;
}

interface ItemPanelProps {
  item: InboxItemState;
  staff: readonly StaffName[];
  kind: 'tickets' | 'chats';
  onChange: () => void;
}

/** Changes who a ticket or chat is assigned to, and its status. Sends the version shown, for optimistic locking. */
export function ItemPanel({ item, staff, kind, onChange }: ItemPanelProps) {
  const { mutate, isPending, error } = useMutation();
  // While the page reloads, the version shown is out of date, and a change would be rejected.
  const isOld = useRevalidator().state !== 'idle';
  const inactive = isPending || isOld;
  const { id, status, version, assignee } = item;
  const params = { id };
  const assigneeId = useId();
  const run = async (work: () => Promise<unknown>) => {
    await mutate(work);
    onChange();
  };
  const isGone = assignee !== null && !staff.some((one) => one.id === assignee.id);
  return (
    <Card className="grid gap-5 p-5">
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <div>
        <h2 className="mb-3 flex items-center gap-2 text-base">
          Status{' '}
          <span role="status">
            <StatusBadge status={status} />
          </span>
        </h2>
        <p className="mb-2 text-xs text-ink-soft">Change to</p>
        <div className="flex flex-wrap gap-2">
          {deskTransitions[status].map((to) => (
            <Button
              key={to}
              tone="outline"
              size="small"
              inactive={inactive}
              onClick={() =>
                void run(() =>
                  api(`POST /api/desk/${kind}/:id/status`, { params, body: { status: to, version } }),
                )
              }
            >
              {to === 'open' && (status === 'resolved' || status === 'spam') ? 'Reopen' : deskStatusNames[to]}
            </Button>
          ))}
        </div>
      </div>
      <div>
        <label htmlFor={assigneeId} className={labelClasses}>
          Assigned to
        </label>
        <SelectWithButton
          id={assigneeId}
          value={assignee?.id ?? ''}
          action="Assign"
          inactive={inactive}
          className="block w-full border-line-strong bg-white px-3 text-sm"
          onSubmit={(chosen) =>
            void run(() =>
              api(`POST /api/desk/${kind}/:id/assignment`, {
                params,
                body: { assigneeId: chosen || null, version },
              }),
            )
          }
        >
          <option value="">No one</option>
          {isGone && <option value={assignee.id}>{assignee.name}</option>}
          {staff.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </SelectWithButton>
      </div>
      <NoteForm
        send={(note) => api(`POST /api/desk/${kind}/:id/notes`, { params, body: note })}
        onDone={onChange}
      />
    </Card>
  );
}
