import { use, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiFailure } from '@postprocure/api-client/api-failure';
import { keepReturn } from '../session/login-redirect.ts';
import { SessionEndContext } from '../session/session-context.ts';

interface Acting {
  /** Runs one act at a time; tells whether it succeeded. */
  act: (work: () => Promise<unknown>) => Promise<boolean>;
  acting: boolean;
  failure: string | undefined;
}

/** For buttons: one call, its failure in words, and what to do once it has succeeded. */
export function useAct(onDone?: () => void): Acting {
  const [acting, setActing] = useState(false);
  const isActing = useRef(false);
  const [failure, setFailure] = useState<string>();
  const leaveIfOver = useLeaveIfOver();
  return {
    acting,
    failure,
    act: async (work) => {
      if (isActing.current) return false;
      isActing.current = true;
      setActing(true);
      setFailure(undefined);
      try {
        await work();
      } catch (error) {
        if (!leaveIfOver(error)) setFailure(describeFailure(error));
        return false;
      } finally {
        isActing.current = false;
        setActing(false);
      }
      onDone?.();
      return true;
    },
  };
}

export const describeFailure = (error: unknown): string =>
  error instanceof ApiFailure ? error.message : 'Something went wrong. Please try again.';

/**
 * A session that is over asks for a login, over the page if it is one of somebody logged in: what was typed there is
 * kept. Tells whether that was the reason of a failure.
 */
export function useLeaveIfOver(): (error: unknown) => boolean {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const end = use(SessionEndContext);
  return (error) => {
    if (!(error instanceof ApiFailure) || error.code !== 'UNAUTHENTICATED') return false;
    if (end) {
      end.askForLogin();
      return true;
    }
    keepReturn(pathname + search);
    void navigate('/login', { replace: true });
    return true;
  };
}
