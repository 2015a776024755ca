import { brand } from '@postprocure/contracts/brand';
import { Link } from '../page-link.tsx';

/** Uses the current text colour, except for the marigold sprig. */
export function BrandLogo() {
  return (
    <Link
      to="/"
      className="inline-flex min-w-0 items-center gap-2 font-semibold tracking-tight sm:gap-2.5 sm:text-lg"
    >
      <svg aria-hidden="true" viewBox="0 0 36 36" className="size-9 shrink-0">
        <path
          d="M5 13l13-7 13 7v14l-13 7-13-7z"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        <path
          d="M5 13l13 7 13-7M18 20v14"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        <path d="M18 16c-5-2-5-8 0-11 5 3 5 9 0 11Z" className="fill-marigold" />
      </svg>
      {/* Wraps onto two lines on the narrowest phones, so that the name is never truncated. */}
      <span className="leading-tight">{brand.name}</span>
    </Link>
  );
}
