import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { brand } from '@postprocure/contracts/brand';
import { BrandMark } from '../brand-mark.tsx';

interface EntryLayoutProps {
  title: string;
  hint?: string;
  children: ReactNode;
  footer?: ReactNode;
}

/** The layout of the pages before login: login, sign-up, password recovery. */
export const EntryLayout = ({ title, hint, children, footer }: EntryLayoutProps) => (
  <div className="grid min-h-dvh content-start lg:grid-cols-2 lg:content-stretch">
    <header className="on-dark bg-aubergine text-on-dark">
      <div className="flex flex-col justify-between gap-3 lg:h-full px-6 py-5 sm:px-10 lg:p-14">
        <BrandMark />
        <p className="text-lg font-semibold tracking-tight text-balance lg:pb-24 lg:text-display">
          {brand.tagline}
        </p>
      </div>
      <div className="temple-border text-paper lg:hidden" aria-hidden="true" />
    </header>
    <main
      id="page"
      tabIndex={-1}
      className="grid content-center outline-none px-6 py-10 sm:px-10 lg:px-20 lg:py-12"
    >
      <div className="w-full max-w-md">
        <Title>{title}</Title>
        {hint && <p className="mt-2 text-ink-soft">{hint}</p>}
        <div className="mt-8">{children}</div>
        {footer && <div className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-sm">{footer}</div>}
      </div>
    </main>
  </div>
);

/** The heading takes the focus when its text changes, because the form that had the focus has been replaced. */
function Title({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(children);
  useEffect(() => {
    if (shown.current !== children) heading.current?.focus();
    shown.current = children;
  }, [children]);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
      {children}
    </h1>
  );
}

const linkClasses = 'inline-block py-1 font-semibold text-peacock hover:underline';

/** Links to a page of this application (`to`) or of the storefront (`href`). */
export const EntryLink = (link: { children: ReactNode } & ({ to: string } | { href: string })) =>
  'to' in link ? (
    <Link to={link.to} className={linkClasses}>
      {link.children}
    </Link>
  ) : (
    <a href={link.href} className={linkClasses}>
      {link.children}
    </a>
  );
