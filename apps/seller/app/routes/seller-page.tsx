import { useMatches } from 'react-router';
import { Outlet } from 'react-router';
import { AppError } from '@postprocure/contracts/app-error';
import type { MerchantPermission } from '@postprocure/contracts/permission';
import type { Route } from './+types/seller-page';
import { can, useSession } from '../session/session-context.ts';
import { PageFailure } from '../shell/page-failure.tsx';
import { RoleRefusal } from '../shell/role-refusal.tsx';

/** Every child route exports one as `handle`. */
export interface SellerPageHandle {
  permission: MerchantPermission;
}

/** Each page names the permission it needs. A page that names none is never shown. */
export default function SellerPage() {
  const session = useSession();
  const handles = useMatches().map(({ handle }) => handle as Partial<SellerPageHandle> | undefined);
  const permission = handles.findLast((handle) => handle?.permission)?.permission;
  return permission && can(session, permission) ? <Outlet /> : <RoleRefusal />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) =>
  error instanceof AppError && error.code === 'FORBIDDEN' ? <RoleRefusal /> : <PageFailure error={error} />;
