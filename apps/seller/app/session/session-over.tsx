import { useCallback, useEffect, useId, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { SellerSession } from '@postprocure/contracts/session';
import { EntryLink } from '../login/entry-layout.tsx';
import { LoginForm } from '../login/login-form.tsx';
import { sessionApi } from '../seller-api.ts';
import { announce, listenForNews } from './session-channel.ts';

/**
 * Covers the page whose session has ended: whoever logs in again finds everything as they had typed it. For anybody
 * else, or in another business, the page is left.
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
    async (tell?: typeof announce) => {
      const now = await sessionApi.read();
      if (!now) return;
      if (now.user.email === session.user.email && now.merchant?.id === session.merchant?.id) {
        tell?.({ kind: 'extended', endsAt: Date.now() + now.expiresInMs });
        await revalidate();
      } else {
        tell?.({ kind: 'switched' });
        location.assign('/dashboard');
      }
    },
    [session, revalidate],
  );

  useEffect(
    () =>
      listenForNews(({ kind }) => {
        if (kind === 'ended') location.assign('/login');
        // Should it fail, the form is still there.
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
            Log in again to go on where you were. What you have typed is still there.
          </p>
        </div>
        <LoginForm email={session.user.email} onLoggedIn={() => resume(announce)} />
        <p className="text-sm">
          <EntryLink to="/login">Log in as somebody else</EntryLink>
        </p>
      </div>
    </dialog>
  );
}
