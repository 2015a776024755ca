import { merchantRoleNames } from '@postprocure/contracts/permission';
import { Card } from '@postprocure/ui/card';
import { pageTitle } from '../page-title.ts';
import { useMerchant, useSession } from '../session/session-context.ts';
import { PageHeader } from '../shell/page-header.tsx';
import { describePlan } from '../shell/plan-chip.tsx';
import type { SellerPageHandle } from './seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'dashboard.read' };

export default function Dashboard() {
  const { user } = useSession();
  const { name, role, plan } = useMerchant();
  const facts = [
    ['Business', name],
    ['Your role', merchantRoleNames[role]],
    ['Plan', describePlan(plan)],
    ['E-mail', user.email],
  ] as const;
  return (
    <>
      <title>{pageTitle('Dashboard')}</title>
      <PageHeader title={`Welcome, ${user.name}`} />
      <Card className="max-w-2xl p-6">
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr]">
          {facts.map(([term, value]) => (
            <div key={term} className="contents">
              <dt className="text-sm text-ink-soft">{term}</dt>
              <dd className="font-medium break-words max-sm:-mt-2">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  );
}
