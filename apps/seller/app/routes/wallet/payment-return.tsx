import { redirect } from 'react-router';
import type { Route } from './+types/payment-return';
import { api } from '../../api.ts';
import type { SellerPageHandle } from '../seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'wallet.read' };

/** The gateway's payment page redirects here. Reports the result to the API and shows the top-up. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const id = query.get('top_up');
  const orderId = query.get('razorpay_order_id');
  if (id === null || orderId === null) return redirect('/seller/wallet');
  const paymentId = query.get('razorpay_payment_id');
  const signature = query.get('razorpay_signature');
  if (paymentId !== null && signature !== null) {
    // The webhook credits the payment anyway, so a failure here does no harm.
    await api('POST /api/seller/wallet/top-ups/:id/checkout-result', {
      params: { id },
      body: { orderId, paymentId, signature },
    }).catch(() => undefined);
  }
  const outcome = query.has('payment_cancelled') ? '?cancelled=1' : '';
  return redirect(`/seller/wallet/top-ups/${id}${outcome}`);
}

export default function PaymentReturn() {
  return null;
}
