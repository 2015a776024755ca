import type { ReactNode } from 'react';

interface PaymentMethod {
  name: string;
  logo: ReactNode;
}

/** Drawn in one colour on a 72 by 28 grid, so that the logos look uniform. */
const paymentMethods: readonly PaymentMethod[] = [
  {
    name: 'UPI',
    logo: (
      <>
        <Word x={4} width={34}>
          UPI
        </Word>
        <path d="M46 5l6 9-9 9zM56 5l6 9-9 9z" />
      </>
    ),
  },
  {
    name: 'RuPay',
    logo: (
      <>
        <Word x={3} width={50}>
          RuPay
        </Word>
        <path d="M58 7l4 7-7 7zM64 7l4 7-7 7z" />
      </>
    ),
  },
  {
    name: 'Visa',
    logo: (
      <g transform="skewX(-12) translate(5 0)">
        <Word x={8} width={52} weight={600}>
          VISA
        </Word>
      </g>
    ),
  },
  {
    name: 'Mastercard',
    logo: (
      <>
        <circle cx="28" cy="14" r="10" opacity="0.55" />
        <circle cx="44" cy="14" r="10" opacity="0.55" />
        <path d="M36 8a10 10 0 0 1 0 12 10 10 0 0 1 0-12Z" />
      </>
    ),
  },
  {
    name: 'American Express',
    logo: (
      <>
        <path d="M4 4h64v20H4z" />
        <g fill="var(--color-on-dark)">
          <Word x={10} width={52} weight={600}>
            AMEX
          </Word>
        </g>
      </>
    ),
  },
  {
    name: 'Net Banking',
    logo: (
      <>
        <path d="M15 4 4 10v2h22v-2zM6 14h3v7H6zM13.5 14h3v7h-3zM21 14h3v7h-3zM4 22h22v2H4z" />
        <Word x={31} width={17} size={9.5} y={12.5}>
          Net
        </Word>
        <Word x={31} width={37} size={9.5} y={23}>
          Banking
        </Word>
      </>
    ),
  },
  {
    name: 'Wallets',
    logo: (
      <>
        <path d="M4 9l15-5v4h4v15H4zm14 5.5v3h5v-3z" fillRule="evenodd" />
        <Word x={29} width={40} size={11} y={18}>
          Wallets
        </Word>
      </>
    ),
  },
];

interface WordProps {
  x: number;
  width: number;
  y?: number;
  size?: number;
  weight?: number;
  children: string;
}

/** Text stretched to a fixed width, so that it fits in any fallback font. */
function Word({ x, width, y = 20, size = 17, weight = 500, children }: WordProps) {
  return (
    <text x={x} y={y} textLength={width} lengthAdjust="spacingAndGlyphs" fontSize={size} fontWeight={weight}>
      {children}
    </text>
  );
}

export function PaymentLogos() {
  return (
    <ul aria-label="Payment methods" className="flex flex-wrap gap-2">
      {paymentMethods.map(({ name, logo }) => (
        <li key={name} className="rounded-sm bg-on-dark px-2 py-1.5 text-aubergine">
          <svg role="img" aria-label={name} viewBox="0 0 72 28" className="h-7 w-18" fill="currentColor">
            {logo}
          </svg>
        </li>
      ))}
    </ul>
  );
}
