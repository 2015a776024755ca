import { redirect } from 'react-router';
import type { Route } from './+types/payment-return';
import { api } from '../../api.ts';
import type { SellerPageHandle } from '../seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'wallet.read' };

/** Where the gateway's own payment page sends the browser. Reports the result and shows the top-up it belongs to. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const id = query.get('top_up');
  const orderId = query.get('razorpay_order_id');
  if (id === null || orderId === null) return redirect('/seller/wallet');
  const paymentId = query.get('razorpay_payment_id');
  const signature = query.get('razorpay_signature');
  if (paymentId !== null && signature !== null) {
    // The money arrives by the server's own event, so a failure here changes nothing.
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
