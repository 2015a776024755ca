import { createContext, use } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { MerchantPermission, Permission } from '@postprocure/contracts/permission';
import type { SellerSession, SessionMerchant } from '@postprocure/contracts/session';

export const SessionContext = createContext<SellerSession | null>(null);

/** The same for loaders, which run before anything is shown. */
export const loadedSession = createRouterContext<SellerSession>();

interface SessionEnd {
  isOver: boolean;
  /** Called when the session turns out to be over: asks for a login over the page, which stays as it is. */
  askForLogin: () => void;
}

export const SessionEndContext = createContext<SessionEnd | null>(null);

/** What asks again and again by itself has nothing to ask until somebody has logged in again. */
export const useIsSessionOver = (): boolean => use(SessionEndContext)?.isOver ?? false;

/** Who is logged in. What they may read or do is decided by the API alone; this only spares them refusals. */
export function useSession(): SellerSession {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession belongs into pages below the signed-in layout');
  return session;
}

export function useMerchant(): SessionMerchant {
  const { merchant } = useSession();
  if (!merchant) throw new Error('useMerchant belongs into pages below the seller layout');
  return merchant;
}

export const can = ({ permissions }: SellerSession, permission: Permission): boolean =>
  permissions.includes(permission);

export const useCan = (permission: MerchantPermission): boolean => can(useSession(), permission);
