import { Link } from 'react-router';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/claim';
import { api } from '../../api.ts';
import { BackLink } from '../../desk/back-link.tsx';
import { ClaimWizard } from '../../fulfilment/claim-wizard.tsx';
import { pageTitle } from '../../page-title.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import type { SellerPageHandle } from '../seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'deliveries.write' };

export const clientLoader = async ({ params: { id } }: Route.ClientLoaderArgs) => ({
  delivery: await api('GET /api/seller/orders/:id/delivery', { params: { id } }),
});

export default function Claim({ loaderData: { delivery } }: Route.ComponentProps) {
  const { order, claimable } = delivery;
  return (
    <>
      <title>{pageTitle(`Claim for ${order.number}`)}</title>
      <BackLink to={`/seller/orders/${order.id}`}>{order.number}</BackLink>
      <PageHeader title="Make a claim">
        Tell us what is wrong with the delivery. We decide within 48 hours.
      </PageHeader>
      {claimable ? (
        <ClaimWizard order={order} claimable={claimable} />
      ) : (
        <StatusMessage>
          There is nothing to claim for this order now.{' '}
          <Link to={`/seller/orders/${order.id}`} className="font-semibold text-peacock hover:underline">
            Back to the order
          </Link>
        </StatusMessage>
      )}
    </>
  );
}
