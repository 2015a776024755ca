import type { ReactNode } from 'react';
import { Card } from '@postprocure/ui/card';
import { pageTitle } from '../page-title.ts';
import { PageHeader } from './page-header.tsx';

/** A page whose part of the product is still closed: says so, and what can be done today. */
export const NotOpenYet = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <title>{pageTitle(title)}</title>
    <PageHeader title={title} />
    <Card className="max-w-2xl p-6">
      <p>{children}</p>
    </Card>
  </>
);
