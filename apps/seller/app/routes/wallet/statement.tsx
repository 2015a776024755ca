import { Link, useSearchParams } from 'react-router';
import { buildPath } from '@postprocure/api-client/api-client';
import { statementKindNames } from '@postprocure/contracts/wallet/journal-kind';
import { buttonClasses, LinkButton } from '@postprocure/ui/button';
import { EmptyState } from '@postprocure/ui/empty-state';
import { Icon } from '@postprocure/ui/icon';
import type { Route } from './+types/statement';
import { api } from '../../api.ts';
import { readListQuery } from '../../desk/list-address.ts';
import { ListForm } from '../../desk/list-form.tsx';
import { ListPager } from '../../desk/list-pager.tsx';
import { StatementLines } from '../../wallet/statement-lines.tsx';
import { WalletPage } from '../../wallet/wallet-page.tsx';
import type { SellerPageHandle } from '../seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'wallet.read' };

const filterNames = ['kind', 'from', 'to'];
const formats = [
  ['csv', 'CSV'],
  ['xlsx', 'Excel'],
  ['pdf', 'PDF'],
] as const;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readListQuery(new URL(request.url).searchParams, filterNames);
  const [wallet, page] = await Promise.all([
    api('GET /api/seller/wallet'),
    api('GET /api/seller/wallet/statement', { query }),
  ]);
  return { wallet, page };
}

export default function Statement({ loaderData: { wallet, page } }: Route.ComponentProps) {
  const [address] = useSearchParams();
  const isNarrowed = [...filterNames, 'cursor'].some((name) => address.has(name));
  return (
    <WalletPage title="Statement" isDemo={wallet.isDemo}>
      <ListForm
        choices={[
          { name: 'kind', label: 'Kind', all: 'All kinds', options: Object.entries(statementKindNames) },
        ]}
        inputs={[
          { name: 'from', label: 'From', type: 'date' },
          { name: 'to', label: 'To', type: 'date' },
        ]}
      />
      {page.lines.length === 0 ? (
        <NoLines isNarrowed={isNarrowed} />
      ) : (
        <>
          <div role="group" aria-label="Download the statement" className="mb-4 flex flex-wrap gap-2">
            {formats.map(([format, name]) => (
              <LinkButton key={format} tone="outline" size="small" href={fileLink(address, format)} download>
                <Icon name="download" className="size-4" />
                {name}
              </LinkButton>
            ))}
          </div>
          <StatementLines lines={page.lines} />
        </>
      )}
      <ListPager next={page.next} />
    </WalletPage>
  );
}

function fileLink(address: URLSearchParams, format: string): string {
  const query = readListQuery(address, filterNames);
  query.delete('cursor');
  query.set('format', format);
  return buildPath('GET /api/seller/wallet/statement/file', { query });
}

const NoLines = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <EmptyState icon="search" announced>
      No transactions found. Try other filters.
    </EmptyState>
  ) : (
    <EmptyState
      icon="wallet"
      action={
        <Link to="/seller/wallet" className={buttonClasses({ size: 'small' })}>
          Add money
        </Link>
      }
    >
      Your statement is empty. Everything that enters or leaves your wallet will be listed here.
    </EmptyState>
  );
