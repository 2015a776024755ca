import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import {
  clearSession,
  readSession,
  saveSession,
  sessionEndsAt,
  type SessionUser,
} from '@postprocure/api-client/session';
import type { LoginResult } from '@postprocure/contracts/login';

interface Session {
  user: SessionUser | null;
  logIn: (result: LoginResult) => void;
  logOut: () => void;
}

const SessionContext = createContext<Session | null>(null);

/** Holds the person's login, ends it when its time is over, and follows log-outs in other tabs. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [user, setUser] = useState(() => readStoredUser());

  useEffect(() => {
    const follow = () => setUser(readStoredUser());
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  useEffect(() => {
    if (!user) return;
    // One millisecond past the end, because the last one still belongs to the session.
    const timer = setTimeout(() => setUser(readStoredUser()), sessionEndsAt(user) + 1 - Date.now());
    return () => clearTimeout(timer);
  }, [user]);

  const session: Session = {
    user,
    logIn: (result) => setUser(saveSession(localStorage, result, Date.now())),
    logOut: () => {
      clearSession(localStorage);
      setUser(null);
    },
  };
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** The shell of the page is rendered once at build time, where there is no storage. */
const readStoredUser = (): SessionUser | null =>
  typeof localStorage === 'undefined' ? null : readSession(localStorage, Date.now());
