import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiFailure } from '@postprocure/api-client/api-failure';
import { loginSessionMs, sessionWarningMs } from '@postprocure/contracts/limits';
import { sessionApi } from '../seller-api.ts';
import { keepReturn } from './login-redirect.ts';
import { announce, listenForNews } from './session-channel.ts';
import { SessionWarning } from './session-warning.tsx';

/** Activity is reported at most this often. */
const reportEveryMs = 60_000;
const activities = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

interface SessionWatchProps {
  endsAt: number;
  onOver: () => void;
}

/** Extends the session while its person is active, warns before it ends, and says when it has. */
export function SessionWatch({ endsAt: loadedEndsAt, onOver }: SessionWatchProps) {
  const [endsAt, setEndsAt] = useState(loadedEndsAt);
  const [warned, setWarned] = useState(false);
  const leave = useLeave();

  const postpone = useCallback((newEnd: number) => {
    setEndsAt(newEnd);
    setWarned(false);
  }, []);

  const extend = useCallback(async () => {
    try {
      const { expiresInMs } = await sessionApi.extend();
      const newEnd = Date.now() + expiresInMs;
      postpone(newEnd);
      announce({ kind: 'extended', endsAt: newEnd });
    } catch (error) {
      // Anything else may pass; the next activity tries again, and the warning comes in time.
      if (error instanceof ApiFailure && error.status === 401) onOver();
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
      listenForNews((news) => {
        if (news.kind === 'ended') leave();
        else if (news.kind === 'expired') onOver();
        // What this page shows, and would change, belongs to another business now.
        else if (news.kind === 'switched') location.assign('/dashboard');
        else postpone(news.endsAt);
      }),
    [leave, onOver, postpone],
  );

  useReportedActivity(extend, endsAt);

  return warned ? <SessionWarning endsAt={endsAt} onStay={() => void extend()} /> : null;
}

/** The server's clock is the one that counts; where ours is ahead, it is told that this is the end. */
async function endSession(): Promise<void> {
  await sessionApi.logOut();
  announce({ kind: 'expired' });
}

function useLeave(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = useRef('');
  useEffect(() => {
    here.current = pathname + search;
  }, [pathname, search]);
  return useCallback(() => {
    keepReturn(here.current);
    void navigate('/login', { replace: true });
  }, [navigate]);
}

function useReportedActivity(extend: () => Promise<void>, endsAt: number): void {
  const reportedAt = useRef(0);
  useEffect(() => {
    // Each report moves the end away by the same time, here or in another tab. Loading the page anew moves nothing,
    // and must not count as a report: whoever loads often would never make one.
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
