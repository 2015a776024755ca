import { Outlet } from 'react-router';
import type { Route } from './+types/desk-page';
import { PageFailure } from '../shell/page-failure.tsx';

export default function DeskPage() {
  return <Outlet />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PageFailure error={error} />;
