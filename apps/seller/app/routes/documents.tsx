import { useSearchParams } from 'react-router';
import { documentKindNames } from '@postprocure/contracts/documents/document';
import { EmptyState } from '@postprocure/ui/empty-state';
import type { Route } from './+types/documents';
import { api } from '../api.ts';
import { ListForm } from '../desk/list-form.tsx';
import { ListPager } from '../desk/list-pager.tsx';
import { DocumentFiles } from '../documents/document-files.tsx';
import { DocumentList } from '../documents/document-list.tsx';
import { readDocumentQuery } from '../documents/document-query.ts';
import { listFinancialYears } from '../documents/financial-years.ts';
import { useMerchant } from '../session/session-context.ts';
import { WalletPage } from '../wallet/wallet-page.tsx';
import type { SellerPageHandle } from './seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'wallet.read' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readDocumentQuery(new URL(request.url).searchParams);
  const [wallet, page, comparison] = await Promise.all([
    api('GET /api/seller/wallet'),
    api('GET /api/seller/documents', { query }),
    api('GET /api/plans'),
  ]);
  return { wallet, page, comparison };
}

export default function Documents({ loaderData: { wallet, page, comparison } }: Route.ComponentProps) {
  const [address] = useSearchParams();
  const { plan } = useMerchant();
  const years = listFinancialYears(new Date()).map(({ name }) => [name, name] as const);
  const isNarrowed = ['kind', 'year', 'number', 'cursor'].some((name) => address.has(name));
  return (
    <WalletPage title="Tax documents" isDemo={wallet.isDemo}>
      <ListForm
        choices={[
          { name: 'kind', label: 'Kind', all: 'All kinds', options: Object.entries(documentKindNames) },
          { name: 'year', label: 'Financial year', all: 'All years', options: years },
        ]}
        inputs={[{ name: 'number', label: 'Number', type: 'search' }]}
      />
      {page.documents.length === 0 ? (
        <EmptyState icon={isNarrowed ? 'search' : 'wallet'} announced={isNarrowed}>
          {isNarrowed
            ? 'No documents found. Try other filters.'
            : 'You have no tax documents yet. Every payment, plan fee and order gets one.'}
        </EmptyState>
      ) : (
        <>
          <DocumentFiles comparison={comparison} planKey={plan.key} />
          <DocumentList documents={page.documents} />
        </>
      )}
      <ListPager next={page.next} />
    </WalletPage>
  );
}
