import { use, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AppError } from '@postprocure/contracts/app-error';
import { saveReturnPath } from '../session/login-redirect.ts';
import { SessionEndContext } from '../session/session-context.ts';

interface Mutation {
  /** Runs one call at a time. Resolves to true if the call succeeded. */
  mutate: (work: () => Promise<unknown>) => Promise<boolean>;
  isPending: boolean;
  /** The message to show if the last call failed. */
  error: string | undefined;
}

/** For buttons: runs an API call, reports its error, and calls `onSuccess` afterwards. Forms use `useApiForm`. */
export function useMutation(onSuccess?: () => void): Mutation {
  const [isPending, setPending] = useState(false);
  // A ref, because state changes only on the next render, which is too late to ignore a double click.
  const isRunning = useRef(false);
  const [error, setError] = useState<string>();
  const loginIfExpired = useLoginOnExpiry();
  return {
    isPending,
    error,
    mutate: async (work) => {
      if (isRunning.current) return false;
      isRunning.current = true;
      setPending(true);
      setError(undefined);
      try {
        await work();
      } catch (cause) {
        if (!loginIfExpired(cause)) setError(describeError(cause));
        return false;
      } finally {
        isRunning.current = false;
        setPending(false);
      }
      onSuccess?.();
      return true;
    },
  };
}

export const describeError = (error: unknown): string =>
  error instanceof AppError ? error.message : 'Something went wrong. Please try again.';

/**
 * Handles the error from an expired session: in the signed-in layout, a login form covers the page, so that nothing
 * typed is lost; elsewhere the login page opens. Returns true if the error was handled.
 */
export function useLoginOnExpiry(): (error: unknown) => boolean {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const sessionEnd = use(SessionEndContext);
  return (error) => {
    if (!(error instanceof AppError) || error.code !== 'UNAUTHENTICATED') return false;
    if (sessionEnd) {
      sessionEnd.askForLogin();
      return true;
    }
    saveReturnPath(pathname + search);
    void navigate('/login', { replace: true });
    return true;
  };
}
