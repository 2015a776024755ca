import { brand } from '@postprocure/contracts/brand';
import type { Checkout, TopUpWithCheckout } from '@postprocure/contracts/wallet/wallet';
import { api } from '../api.ts';

const scriptUrl = 'https://checkout.razorpay.com/v1/checkout.js';

/** The result of Razorpay's checkout after a payment. */
interface RazorpayResponse {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

declare global {
  interface Window {
    Razorpay?: new (options: object) => { open: () => void };
  }
}

/**
 * Opens the gateway's checkout for a top-up. Resolves to the URL of the result page. With the sandbox, the browser
 * navigates to the sandbox's payment page instead.
 */
export async function openCheckout({ topUp, checkout }: TopUpWithCheckout): Promise<string> {
  const resultPage = `/seller/wallet/top-ups/${topUp.id}`;
  if (checkout.sandboxUrl !== null) {
    window.location.assign(checkout.sandboxUrl);
    // Never resolves, so that the buttons stay inactive until the page is unloaded.
    return new Promise(() => undefined);
  }
  const response = await payWithRazorpay(checkout, topUp.reference);
  if (response === null) return `${resultPage}?cancelled=1`;
  await api('POST /api/seller/wallet/top-ups/:id/checkout-result', {
    params: { id: topUp.id },
    body: {
      orderId: response.razorpay_order_id,
      paymentId: response.razorpay_payment_id,
      signature: response.razorpay_signature,
    },
  });
  return resultPage;
}

/** Resolves to null if the checkout was closed without a payment. */
async function payWithRazorpay(checkout: Checkout, reference: string): Promise<RazorpayResponse | null> {
  const Razorpay = await loadRazorpay();
  return new Promise((resolve) => {
    new Razorpay({
      key: checkout.keyId,
      order_id: checkout.orderId,
      amount: checkout.amountPaise,
      currency: 'INR',
      name: brand.name,
      description: `Add money to your wallet, ${reference}`,
      prefill: checkout.prefill,
      // NPCI has discontinued payments by typed UPI ID (collect requests), so only QR codes and UPI apps are offered.
      config: {
        display: {
          hide: [{ method: 'upi', flows: ['collect'] }],
          preferences: { show_default_blocks: true },
        },
      },
      handler: resolve,
      modal: { ondismiss: () => resolve(null) },
      theme: { color: '#3b1742' },
    }).open();
  });
}

let loading: Promise<void> | undefined;

/** Loaded only when the user pays, and only if Razorpay is configured. */
async function loadRazorpay(): Promise<NonNullable<Window['Razorpay']>> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.onload = () => resolve();
    script.onerror = () => {
      loading = undefined;
      script.remove();
      reject(new Error("Razorpay's checkout script failed to load"));
    };
    document.head.append(script);
  });
  await loading;
  if (!window.Razorpay) throw new Error("Razorpay's checkout script does not define a checkout");
  return window.Razorpay;
}
