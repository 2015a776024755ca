import type { ReactNode } from 'react';
import { Card } from '@postprocure/ui/card';

export const SettingsCard = ({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}) => (
  <Card className="min-w-0 p-5 sm:p-6">
    <h2 className="text-lg">{title}</h2>
    {hint && <p className="mt-1 max-w-2xl text-sm text-ink-soft">{hint}</p>}
    <div className="mt-5">{children}</div>
  </Card>
);
