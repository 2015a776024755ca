import type { ReactNode } from 'react';
import { EmptyState } from '@postprocure/ui/empty-state';
import type { IconName } from '@postprocure/ui/icon';
import { pageTitle } from '../page-title.ts';
import { PageHeader } from './page-header.tsx';

interface NotOpenYetProps {
  title: string;
  icon: IconName;
  children: ReactNode;
}

/** A placeholder for a part of the product that is not available yet. */
export const NotOpenYet = ({ title, icon, children }: NotOpenYetProps) => (
  <>
    <title>{pageTitle(title)}</title>
    <PageHeader title={title} />
    <EmptyState icon={icon}>{children}</EmptyState>
  </>
);
