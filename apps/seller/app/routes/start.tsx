import { Navigate } from 'react-router';
import { useSession } from '../session/session-context.ts';

export default function Start() {
  const { user } = useSession();
  const isStaff = user.role === 'support' || user.role === 'admin';
  return <Navigate to={isStaff ? '/desk' : '/dashboard'} replace />;
}
