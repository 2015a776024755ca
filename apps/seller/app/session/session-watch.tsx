import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AppError } from '@postprocure/contracts/app-error';
import { loginSessionMs, sessionWarningMs } from '@postprocure/contracts/limits';
import { api } from '../api.ts';
import { saveReturnPath } from './login-redirect.ts';
import { broadcast, listenToTabs } from './session-channel.ts';
import { SessionWarning } from './session-warning.tsx';

/** Activity is reported at most this often. */
const reportEveryMs = 60_000;
const activities = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

interface SessionWatchProps {
  endsAt: number;
  onOver: () => void;
}

/** Extends the session while the user is active, warns before it ends, and calls `onOver` when it has ended. */
export function SessionWatch({ endsAt: loadedEndsAt, onOver }: SessionWatchProps) {
  const [endsAt, setEndsAt] = useState(loadedEndsAt);
  const [warned, setWarned] = useState(false);
  const leave = useLeave();

  const postpone = useCallback((newEnd: number) => {
    setEndsAt(newEnd);
    setWarned(false);
  }, []);

  const extend = useCallback(async () => {
    // Counted from the request, so that a slow response does not make the session seem longer than it is.
    const requestedAt = Date.now();
    try {
      const { expiresInMs } = await api('POST /api/account/session/extend');
      const newEnd = requestedAt + expiresInMs;
      postpone(newEnd);
      broadcast({ kind: 'extended', endsAt: newEnd });
    } catch (error) {
      // Other errors may be temporary. The next activity sends another request.
      if (error instanceof AppError && error.status === 401) onOver();
    }
  }, [onOver, postpone]);

  useEffect(() => {
    const endIn = endsAt - Date.now();
    const warning = setTimeout(() => setWarned(true), endIn - sessionWarningMs);
    const end = setTimeout(() => void endSession().then(onOver, onOver), endIn);
    return () => {
      clearTimeout(warning);
      clearTimeout(end);
    };
  }, [endsAt, onOver]);

  useEffect(
    () =>
      listenToTabs((event) => {
        if (event.kind === 'ended') leave();
        else if (event.kind === 'expired') onOver();
        // The data on this page belongs to the previous merchant.
        else if (event.kind === 'switched') location.assign('/dashboard');
        else postpone(event.endsAt);
      }),
    [leave, onOver, postpone],
  );

  useActivityReports(extend, endsAt);

  return warned ? <SessionWarning endsAt={endsAt} onStay={() => void extend()} /> : null;
}

/** Also ends the session on the server, whose clock may be behind ours. */
async function endSession(): Promise<void> {
  await api('DELETE /api/user/session');
  broadcast({ kind: 'expired' });
}

function useLeave(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = useRef('');
  useEffect(() => {
    here.current = pathname + search;
  }, [pathname, search]);
  return useCallback(() => {
    saveReturnPath(here.current);
    void navigate('/login', { replace: true });
  }, [navigate]);
}

function useActivityReports(extend: () => Promise<void>, endsAt: number): void {
  const reportedAt = useRef(0);
  useEffect(() => {
    // Each report, from this tab or another, makes the session end `loginSessionMs` later, so the end time shows when
    // the last report was made. Reloading the page does not extend the session and must not count as a report.
    reportedAt.current = Math.max(reportedAt.current, endsAt - loginSessionMs);
  }, [endsAt]);
  useEffect(() => {
    const report = () => {
      if (Date.now() - reportedAt.current < reportEveryMs) return;
      reportedAt.current = Date.now();
      void extend();
    };
    for (const name of activities) document.addEventListener(name, report, { passive: true });
    return () => {
      for (const name of activities) document.removeEventListener(name, report);
    };
  }, [extend]);
}
