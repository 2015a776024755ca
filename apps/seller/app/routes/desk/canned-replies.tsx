import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { cannedVariables } from '@postprocure/contracts/inbox/canned-variables';
import type { CannedReply } from '@postprocure/contracts/inbox/inbox';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { EmptyState } from '@postprocure/ui/empty-state';
import { TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { TextAreaField } from '@postprocure/ui/text-area-field';
import type { Route } from './+types/canned-replies';
import { api } from '../../api.ts';
import { BackLink } from '../../desk/back-link.tsx';
import { Confirmation } from '../../forms/confirmation.tsx';
import { useMutation } from '../../forms/use-mutation.ts';
import { pageTitle } from '../../page-title.ts';
import { can, useSession } from '../../session/session-context.ts';
import { PageHeader } from '../../shell/page-header.tsx';

export const clientLoader = () => api('GET /api/desk/canned-replies');

export default function CannedReplies({ loaderData: { replies } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const canEdit = can(useSession(), 'desk.configure');
  const [editedId, setEditedId] = useState<string>();
  const close = () => {
    setEditedId(undefined);
    void revalidate();
  };
  return (
    <>
      <title>{pageTitle('Canned replies')}</title>
      <BackLink to="/desk">Inbox</BackLink>
      <PageHeader title="Canned replies">
        Ready-made text to insert into replies.{' '}
        {canEdit ? 'Everyone at the desk can use them.' : 'Only an administrator can change them.'}
      </PageHeader>
      <div className="grid gap-6 *:min-w-0">
        {canEdit && (
          <div>
            {editedId === 'new' ? (
              <Card className="p-5">
                <h2 className="mb-4 text-lg">New canned reply</h2>
                <Editor onDone={close} onCancel={() => setEditedId(undefined)} />
              </Card>
            ) : (
              <Button size="small" onClick={() => setEditedId('new')}>
                New canned reply
              </Button>
            )}
          </div>
        )}
        {replies.length === 0 ? (
          <EmptyState icon="chat">There are no canned replies yet.</EmptyState>
        ) : (
          <Card>
            <ul aria-label="Canned replies" className="divide-y divide-line">
              {replies.map((reply) => (
                <li key={reply.id} className="p-5">
                  {editedId === reply.id ? (
                    <Editor reply={reply} onDone={close} onCancel={() => setEditedId(undefined)} />
                  ) : (
                    <div className="flex flex-wrap items-start justify-between gap-4">
                      <div className="min-w-0 grow basis-80">
                        <h2 className="text-base">{reply.name}</h2>
                        <p className="mt-1 text-sm wrap-anywhere whitespace-pre-wrap text-ink-soft">
                          {reply.body}
                        </p>
                      </div>
                      {canEdit && (
                        <Button
                          tone="outline"
                          size="small"
                          aria-label={`Edit ${reply.name}`}
                          onClick={() => setEditedId(reply.id)}
                        >
                          Edit
                        </Button>
                      )}
                    </div>
                  )}
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </>
  );
}

const variablesHint = `Variables: ${Object.entries(cannedVariables)
  .map(([variable, meaning]) => `${variable} (${meaning})`)
  .join(', ')}.`;

interface EditorProps {
  /** Omitted for a new canned reply. */
  reply?: CannedReply;
  onDone: () => void;
  onCancel: () => void;
}

function Editor({ reply, onDone, onCancel }: EditorProps) {
  const [name, setName] = useState(reply?.name ?? '');
  const [body, setBody] = useState(reply?.body ?? '');
  const [isDeleting, setDeleting] = useState(false);
  const { mutate, isPending, error } = useMutation(onDone);
  const save = () => {
    const update = { name, body };
    return reply
      ? api('PUT /api/desk/canned-replies/:id', { params: { id: reply.id }, body: update })
      : api('POST /api/desk/canned-replies', { body: update });
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void mutate(save);
      }}
    >
      <TextField label="Name" maxLength={80} value={name} onChange={({ target }) => setName(target.value)} />
      <TextAreaField
        label="Text"
        hint={variablesHint}
        rows={8}
        maxLength={5000}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      {isDeleting && reply ? (
        <Confirmation
          confirmLabel="Delete"
          isPending={isPending}
          onConfirm={() =>
            void mutate(() => api('DELETE /api/desk/canned-replies/:id', { params: { id: reply.id } }))
          }
          onCancel={() => setDeleting(false)}
        >
          Delete “{reply.name}”? Replies that have already been sent are not affected.
        </Confirmation>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="small" inactive={isPending || name.trim() === '' || body.trim() === ''}>
            Save
          </Button>
          <Button tone="outline" size="small" onClick={onCancel}>
            Cancel
          </Button>
          {reply && (
            <Button tone="outline" size="small" className="ml-auto" onClick={() => setDeleting(true)}>
              Delete
            </Button>
          )}
        </div>
      )}
    </form>
  );
}
