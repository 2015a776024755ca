import type { ReactNode } from 'react';

export const PageHeader = ({
  title,
  children,
  actions,
}: {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}) => (
  <div className="mb-8 flex items-start justify-between gap-x-6 gap-y-4 max-sm:flex-wrap">
    <div className="min-w-0">
      <h1 className="text-2xl wrap-anywhere sm:text-3xl">{title}</h1>
      {children && <p className="mt-2 max-w-3xl text-ink-soft">{children}</p>}
    </div>
    {actions && <div className="flex min-w-0 flex-wrap gap-3 sm:shrink-0">{actions}</div>}
  </div>
);
