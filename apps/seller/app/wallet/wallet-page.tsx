import type { ReactNode } from 'react';
import { DemoNotice } from '../money/demo-notice.tsx';
import { pageTitle } from '../page-title.ts';
import { PageHeader } from '../shell/page-header.tsx';
import { PageTabs } from '../shell/page-tabs.tsx';

const tabs = [
  { label: 'Overview', to: '/seller/wallet', end: true },
  { label: 'Statement', to: '/seller/wallet/statement' },
  { label: 'Autopay', to: '/seller/wallet/autopay' },
  { label: 'Refund balance', to: '/seller/wallet/refund' },
  { label: 'Tax documents', to: '/seller/documents' },
];

interface WalletPageProps {
  /** The page title in the browser tab. */
  title: string;
  isDemo: boolean;
  children: ReactNode;
}

/** The shared layout of the wallet pages. */
export const WalletPage = ({ title, isDemo, children }: WalletPageProps) => (
  <>
    <title>{pageTitle(title)}</title>
    <PageHeader title="Wallet" />
    <PageTabs label="Wallet" tabs={tabs} />
    {isDemo && (
      <div className="mb-6">
        <DemoNotice />
      </div>
    )}
    {children}
  </>
);
