import type { ReactNode } from 'react';

/** The heading of a page, one sentence about it, and what can be done there. */
export const PageHeader = ({
  title,
  children,
  actions,
}: {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}) => (
  <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
    <div className="min-w-0">
      <h1 className="text-2xl wrap-anywhere sm:text-3xl">{title}</h1>
      {children && <p className="mt-2 max-w-3xl text-ink-soft">{children}</p>}
    </div>
    {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
  </div>
);
