import { useState, type SyntheticEvent } from 'react';
import type { NotificationPreferences } from '@postprocure/contracts/notification';
import {
  notificationKindRules,
  notificationKinds,
  type KindPreference,
  type MailMode,
  type NotificationKind,
} from '@postprocure/contracts/notification-kind';
import { Button } from '@postprocure/ui/button';
import { CheckboxField } from '@postprocure/ui/checkbox-field';
import { controlClasses, SelectField, TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useAct } from '../forms/use-act.ts';
import { notificationsApi } from '../seller-api.ts';
import { formatMinute, parseMinute } from './minute-of-day.ts';

const mailWords: Record<MailMode, string> = {
  soon: 'E-mail soon',
  digest: 'E-mail digest',
  none: 'No e-mail',
};

const usualQuiet = { from: 21 * 60, until: 8 * 60 };

export function PreferencesForm({ preferences }: { preferences: NotificationPreferences }) {
  const [draft, setDraft] = useState(preferences);
  const [saved, setSaved] = useState(false);
  const { act, acting, failure } = useAct(() => setSaved(true));
  const change = (part: Partial<NotificationPreferences>) => {
    setSaved(false);
    setDraft({ ...draft, ...part });
  };
  const changeKind = (kind: NotificationKind, part: Partial<KindPreference>) =>
    change({ kinds: { ...draft.kinds, [kind]: { ...draft.kinds[kind], ...part } } });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void act(async () => setDraft(await notificationsApi.savePreferences(draft)));
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
                <p className="col-span-2 text-sm text-ink-soft md:w-74">
                  Always, in the application and by e-mail
                </p>
              ) : (
                <>
                  <CheckboxField
                    label="In the app"
                    aria-label={`In the app: ${label}`}
                    checked={inApp}
                    onChange={({ currentTarget }) => changeKind(kind, { inApp: currentTarget.checked })}
                  />
                  <select
                    aria-label={`By e-mail: ${label}`}
                    value={mail}
                    className={controlClasses(undefined)}
                    onChange={({ currentTarget }) =>
                      changeKind(kind, { mail: currentTarget.value as MailMode })
                    }
                  >
                    {(Object.keys(mailWords) as MailMode[]).map((mode) => (
                      <option key={mode} value={mode}>
                        {mailWords[mode]}
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
          hint="One e-mail at 9 AM IST, only when there is something to tell."
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
          label="Send no e-mails at certain hours (IST)"
          hint="They wait until those hours are over. Security e-mails always come at once."
          checked={draft.quiet !== null}
          onChange={({ currentTarget }) => change({ quiet: currentTarget.checked ? usualQuiet : null })}
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
      {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
      {saved && <StatusMessage tone="success">Your choice is saved.</StatusMessage>}
      <Button type="submit" size="small" className="justify-self-start" inactive={acting}>
        {acting ? 'Saving...' : 'Save'}
      </Button>
    </form>
  );
}
