import { useNavigate } from 'react-router';
import type { TopUpWithCheckout } from '@postprocure/contracts/wallet/wallet';
import { useMutation } from '../forms/use-mutation.ts';
import { openCheckout } from './open-checkout.ts';

interface CheckoutStart {
  start: (request: () => Promise<TopUpWithCheckout>) => void;
  isPending: boolean;
  error: string | undefined;
}

/** Starts the payment for the top-up that `request` creates or reopens, and shows its result afterwards. */
export function useCheckout(): CheckoutStart {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation();
  return {
    start: (request) => void mutate(async () => navigate(await openCheckout(await request()))),
    isPending,
    error,
  };
}
