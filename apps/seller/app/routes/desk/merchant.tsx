import { useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { Badge } from '@postprocure/ui/badge';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/merchant';
import { AuditList } from '../../desk/audit-list.tsx';
import { BackLink } from '../../desk/back-link.tsx';
import { MerchantMoneyCard } from '../../desk/money/merchant-money-card.tsx';
import { WhoMay } from '../../desk/money/who-may.tsx';
import { MerchantPlanCard } from '../../desk/merchant-plan-card.tsx';
import { MerchantStatusCard } from '../../desk/merchant-status-card.tsx';
import { merchantStatusNames, merchantStatusTones } from '../../desk/merchant-words.ts';
import { TeamCard } from '../../desk/team-card.tsx';
import { formatDate } from '@postprocure/contracts/indian-date';
import { pageTitle } from '../../page-title.ts';
import { api } from '../../api.ts';
import { can, useSession } from '../../session/session-context.ts';
import { PageHeader } from '../../shell/page-header.tsx';

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [merchant, trail] = await Promise.all([
    api('GET /api/desk/merchants/:id', { params: { id: params.id } }),
    api('GET /api/desk/audit', { query: { merchantId: params.id } }),
  ]);
  return { merchant, trail };
}

const shownEvents = 10;

export default function Merchant({ loaderData: { merchant, trail } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [outcome, setOutcome] = useState<string>();
  const news = useRef<HTMLDivElement>(null);
  const reload = (said?: string) => {
    setOutcome(said);
    // The message gets the focus, because the clicked button disappears together with the request.
    void revalidate().then(() => said !== undefined && news.current?.focus());
  };
  const session = useSession();
  const canDecide = can(session, 'merchants.write');
  const { id, name, status, team, createdAt } = merchant;
  return (
    <>
      <title>{pageTitle(name)}</title>
      <BackLink to="/desk/merchants">Merchants</BackLink>
      <PageHeader title={name}>
        Joined on {formatDate(createdAt)}{' '}
        <Badge tone={merchantStatusTones[status]}>{merchantStatusNames[status]}</Badge>
      </PageHeader>
      <div ref={news} tabIndex={-1} className="scroll-mt-40 outline-none not-empty:mb-6">
        {outcome !== undefined && <StatusMessage tone="success">{outcome}</StatusMessage>}
      </div>
      <div className="grid gap-6 *:min-w-0">
        <MerchantPlanCard merchant={merchant} canDecide={canDecide} onChange={reload} />
        <TeamCard team={team} />
        {can(session, 'money.read') && <MerchantMoneyCard merchantId={id} />}
        {canDecide && status !== 'closed' && (
          <MerchantStatusCard key={status} id={id} status={status} onChange={reload} />
        )}
        {!canDecide && (
          <WhoMay
            action="decide on plan requests or suspend and reactivate accounts"
            permission="merchants.write"
          />
        )}
        <div className="grid gap-3 *:min-w-0">
          <div className="flex flex-wrap items-baseline justify-between gap-3">
            <h2 className="text-lg">Audit log</h2>
            <Link
              to={`/desk/audit?merchantId=${id}`}
              className="text-sm font-semibold text-peacock hover:underline"
            >
              View all
            </Link>
          </div>
          <AuditList events={trail.events.slice(0, shownEvents)} hidesMerchant />
        </div>
      </div>
    </>
  );
}
