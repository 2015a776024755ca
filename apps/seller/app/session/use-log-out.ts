import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** Logging out is a page, because the storefront links to it too. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return useCallback(() => void navigate('/login?type=logout', { replace: true }), [navigate]);
}
