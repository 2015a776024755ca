import { useSyncExternalStore } from 'react';
import { Button } from '@postprocure/ui/button';
import { readLoginNotice, showLoginNotice, subscribeToLoginNotice } from './login-notice-store.ts';
import { useSession } from './session-store.ts';

/** Tells visitors that a login failed, or that they were logged in without having requested it. */
export function LoginNotice() {
  const notice = useSyncExternalStore(subscribeToLoginNotice, readLoginNotice, () => null);
  const { logIn, logOut } = useSession();
  if (!notice) return null;
  const leave = (go: () => void) => () => {
    showLoginNotice(null);
    go();
  };
  return (
    <div
      role="status"
      aria-label="Login"
      // On the right on large screens, because the cookie notice is on the left.
      className="on-dark fixed inset-x-3 bottom-3 z-50 mx-auto flex max-w-2xl flex-wrap lg:right-6 lg:left-auto lg:w-72 items-center justify-between gap-x-4 gap-y-2 rounded-md bg-aubergine-deep px-4 py-3 text-sm text-on-dark shadow-panel print:hidden forced-colors:border"
    >
      <p className="min-w-0 wrap-anywhere">
        {notice.kind === 'failed'
          ? "We couldn't log you in. Please try again."
          : `You are logged in as ${notice.email}. Not you?`}
      </p>
      <span className="flex flex-wrap gap-2">
        {notice.kind === 'failed' ? (
          <Button size="small" onClick={leave(() => logIn())}>
            Try again
          </Button>
        ) : (
          <Button size="small" onClick={leave(logOut)}>
            Log out
          </Button>
        )}
        <Button size="small" tone="onDark" onClick={() => showLoginNotice(null)}>
          Dismiss
        </Button>
      </span>
    </div>
  );
}
