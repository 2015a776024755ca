import { formatDateTime } from '@postprocure/contracts/indian-date';
import type { LoginHistory, LoginOutcome } from '@postprocure/contracts/accounts/login-history';
import { Badge } from '@postprocure/ui/badge';
import { Card } from '@postprocure/ui/card';

const outcomeNames: Record<LoginOutcome, string> = {
  loggedIn: 'Logged in',
  wrongPassword: 'Wrong password',
  wrongCode: 'Wrong two-factor code',
};

export const LoginList = ({ logins }: LoginHistory) => (
  <Card className="p-6">
    <h2 className="text-lg">Login history</h2>
    <p className="mt-1 mb-4 text-sm text-ink-soft">
      The latest login attempts from the last 90 days. If you don’t recognise a login, change your password.
    </p>
    {logins.length === 0 ? (
      <p className="text-sm">No logins yet.</p>
    ) : (
      // The list can be long, so it scrolls. It is focusable so that keyboard users can scroll it.
      <ul
        tabIndex={0}
        aria-label="Login history"
        className="max-h-96 divide-y divide-line overflow-y-auto outline-offset-4"
      >
        {logins.map(({ id, at, outcome, isNewDevice, device, network }) => (
          <li key={id} className="py-3 first:pt-0 last:pb-0">
            <p className="font-semibold">
              {outcomeNames[outcome]} {isNewDevice && <Badge tone="saving">New device</Badge>}
            </p>
            <p className="text-sm text-ink-soft">
              {formatDateTime(at)}, {device}
              {network && `, network ${network}`}
            </p>
          </li>
        ))}
      </ul>
    )}
  </Card>
);
