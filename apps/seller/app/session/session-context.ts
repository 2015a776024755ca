import { createContext, use } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { MerchantPermission, Permission } from '@postprocure/contracts/permission';
import type { SellerSession, SessionMerchant } from '@postprocure/contracts/accounts/session';

export const SessionContext = createContext<SellerSession | null>(null);

/** The session for loaders, which run before rendering. */
export const loadedSession = createRouterContext<SellerSession>();

interface SessionEnd {
  isOver: boolean;
  /** Shows the login form over the page, which keeps its state. */
  askForLogin: () => void;
}

export const SessionEndContext = createContext<SessionEnd | null>(null);

/** True while the session is over. Polling stops then. */
export const useIsSessionOver = (): boolean => use(SessionEndContext)?.isOver ?? false;

/** The logged-in user. Permissions are enforced by the API; here they only decide what is shown. */
export function useSession(): SellerSession {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession must be used below the signed-in layout');
  return session;
}

export function useMerchant(): SessionMerchant {
  const { merchant } = useSession();
  if (!merchant) throw new Error('useMerchant must be used below the seller layout');
  return merchant;
}

export const can = ({ permissions }: SellerSession, permission: Permission): boolean =>
  permissions.includes(permission);

export const useCan = (permission: MerchantPermission): boolean => can(useSession(), permission);
