import { useCallback, useEffect, useId, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { SellerSession } from '@postprocure/contracts/accounts/session';
import { api } from '../api.ts';
import { EntryLink } from '../login/entry-layout.tsx';
import { LoginForm } from '../login/login-form.tsx';
import { broadcast, listenToTabs } from './session-channel.ts';

/**
 * A login form over the page, so that nothing typed is lost when the session has ended. If someone else logs in, or
 * the session is for another merchant, the dashboard opens instead.
 */
export function SessionOver({ session }: { session: SellerSession }) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { revalidate } = useRevalidator();

  useEffect(() => {
    const { activeElement } = document;
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('input[name="password"]')?.focus();
    return () => {
      if (activeElement instanceof HTMLElement) activeElement.focus();
    };
  }, []);

  const resume = useCallback(
    async (notifyTabs?: typeof broadcast) => {
      const now = await api('GET /api/user/session');
      if (!now) return;
      if (now.user.email === session.user.email && now.merchant?.id === session.merchant?.id) {
        notifyTabs?.({ kind: 'extended', endsAt: Date.now() + now.expiresInMs });
        await revalidate();
      } else {
        notifyTabs?.({ kind: 'switched' });
        location.assign('/dashboard');
      }
    },
    [session, revalidate],
  );

  useEffect(
    () =>
      listenToTabs(({ kind }) => {
        if (kind === 'ended') location.assign('/login');
        // If the session cannot be loaded, the login form stays open.
        else if (kind !== 'expired') resume().catch(() => undefined);
      }),
    [resume],
  );

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      onClose={({ currentTarget }) => currentTarget.showModal()}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-paper px-6 py-10 text-ink"
    >
      <div className="mx-auto grid min-h-full max-w-md content-center gap-8">
        <div>
          <h2 id={titleId} className="text-2xl">
            Your session has ended
          </h2>
          <p className="mt-2 text-ink-soft">
            Log in again to continue where you left off. Everything you typed is still here.
          </p>
        </div>
        <LoginForm email={session.user.email} onLoggedIn={() => resume(broadcast)} />
        <p className="text-sm">
          <EntryLink to="/login">Log in as someone else</EntryLink>
        </p>
      </div>
    </dialog>
  );
}
