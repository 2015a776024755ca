import { Navigate } from 'react-router';

export default function SettingsStart() {
  return <Navigate to="profile" replace />;
}
