import { useState, type SyntheticEvent } from 'react';
import type { NotificationPreferences } from '@postprocure/contracts/notifications/notification';
import {
  notificationKindRules,
  notificationKinds,
  type KindPreference,
  type MailMode,
  type NotificationKind,
} from '@postprocure/contracts/notifications/notification-kind';
import { Button } from '@postprocure/ui/button';
import { CheckboxField } from '@postprocure/ui/checkbox-field';
import { controlClasses, SelectField, TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useUnsavedChanges } from '../forms/unsaved-changes.tsx';
import { useMutation } from '../forms/use-mutation.ts';
import { formatMinute, parseMinute } from './minute-of-day.ts';

const mailModeNames: Record<MailMode, string> = {
  soon: 'Instant email',
  digest: 'Email digest',
  none: 'No email',
};

const defaultQuietHours = { from: 21 * 60, until: 8 * 60 };

export function PreferencesForm({ preferences }: { preferences: NotificationPreferences }) {
  const [draft, setDraft] = useState(preferences);
  const [stored, setStored] = useState(preferences);
  useUnsavedChanges(JSON.stringify(draft) !== JSON.stringify(stored));
  const [saved, setSaved] = useState(false);
  const { mutate, isPending, error } = useMutation(() => setSaved(true));
  const change = (part: Partial<NotificationPreferences>) => {
    setSaved(false);
    setDraft({ ...draft, ...part });
  };
  const changeKind = (kind: NotificationKind, part: Partial<KindPreference>) =>
    change({ kinds: { ...draft.kinds, [kind]: { ...draft.kinds[kind], ...part } } });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void mutate(async () => {
      const updated = await api('PUT /api/account/notification-preferences', { body: draft });
      setDraft(updated);
      setStored(updated);
    });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-8">
      <ul className="divide-y divide-line">
        {notificationKinds.map((kind) => {
          const { label, description, isFixed } = notificationKindRules[kind];
          const { inApp, mail } = draft.kinds[kind];
          return (
            <li
              key={kind}
              className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-6 gap-y-2 py-4 first:pt-0 md:grid-cols-[minmax(0,1fr)_auto_11rem]"
            >
              <div className="max-md:col-span-2">
                <p className="font-semibold">{label}</p>
                <p className="text-sm text-ink-soft">{description}</p>
              </div>
              {isFixed ? (
                <p className="col-span-2 text-sm text-ink-soft md:w-74">Always, in the app and by email</p>
              ) : (
                <>
                  <CheckboxField
                    label="In the app"
                    aria-label={`In the app: ${label}`}
                    checked={inApp}
                    onChange={({ currentTarget }) => changeKind(kind, { inApp: currentTarget.checked })}
                  />
                  <select
                    aria-label={`By email: ${label}`}
                    value={mail}
                    className={controlClasses(undefined)}
                    onChange={({ currentTarget }) =>
                      changeKind(kind, { mail: currentTarget.value as MailMode })
                    }
                  >
                    {(Object.keys(mailModeNames) as MailMode[]).map((mode) => (
                      <option key={mode} value={mode}>
                        {mailModeNames[mode]}
                      </option>
                    ))}
                  </select>
                </>
              )}
            </li>
          );
        })}
      </ul>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Digest"
          hint="One email at 9 AM IST, only if there is something new."
          value={draft.digest}
          onChange={({ currentTarget }) => change({ digest: currentTarget.value as 'daily' | 'weekly' })}
        >
          <option value="daily">Every day</option>
          <option value="weekly">Every Monday</option>
        </SelectField>
      </div>
      <fieldset className="grid gap-4">
        <legend className="mb-3 text-base font-semibold">Quiet hours</legend>
        <CheckboxField
          label="Don't send emails during quiet hours (IST)"
          hint="We send them afterwards. Security emails are always sent immediately."
          checked={draft.quiet !== null}
          onChange={({ currentTarget }) =>
            change({ quiet: currentTarget.checked ? defaultQuietHours : null })
          }
        />
        {draft.quiet && (
          <div className="grid max-w-md grid-cols-2 gap-5">
            <TextField
              label="From"
              type="time"
              value={formatMinute(draft.quiet.from)}
              onChange={({ currentTarget }) => {
                const from = parseMinute(currentTarget.value);
                if (from !== null && draft.quiet) change({ quiet: { ...draft.quiet, from } });
              }}
            />
            <TextField
              label="Until"
              type="time"
              value={formatMinute(draft.quiet.until)}
              onChange={({ currentTarget }) => {
                const until = parseMinute(currentTarget.value);
                if (until !== null && draft.quiet) change({ quiet: { ...draft.quiet, until } });
              }}
            />
          </div>
        )}
      </fieldset>
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      {saved && <StatusMessage tone="success">Your settings have been saved.</StatusMessage>}
      <Button type="submit" size="small" className="justify-self-start" inactive={isPending}>
        {isPending ? 'Saving...' : 'Save'}
      </Button>
    </form>
  );
}
