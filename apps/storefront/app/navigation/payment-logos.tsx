import sprite from './payment-logos.svg?no-inline';

const paymentMethods = [
  ['upi', 'UPI'],
  ['rupay', 'RuPay'],
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['netbanking', 'Net Banking'],
  ['wallets', 'Wallets'],
] as const;

/** The logos are drawn in one colour on a 72 by 28 grid, with text of a fixed width, so that they look uniform. */
export const PaymentLogos = () => (
  <ul aria-label="Payment methods" className="flex flex-wrap gap-2">
    {paymentMethods.map(([id, name]) => (
      <li key={id} className="rounded-sm bg-on-dark px-2 py-1.5 text-aubergine">
        <svg role="img" aria-label={name} className="h-7 w-18" fill="currentColor">
          <use href={`${sprite}#${id}`} />
        </svg>
      </li>
    ))}
  </ul>
);
