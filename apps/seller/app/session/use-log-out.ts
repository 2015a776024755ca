import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** Opens the logout page, which the storefront links to as well. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return useCallback(() => void navigate('/login?type=logout', { replace: true }), [navigate]);
}
