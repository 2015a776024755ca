import { Link } from 'react-router';
import { buildPath } from '@postprocure/api-client/api-client';
import { documentKindNames } from '@postprocure/contracts/documents/document';
import type { OrderDetail } from '@postprocure/contracts/orders/order';
import { Icon } from '@postprocure/ui/icon';
import { useMerchant } from '../session/session-context.ts';

const link = 'inline-flex min-h-10 items-center gap-2 font-semibold text-peacock hover:underline';

/** Links to our tax documents for the merchant, and to papers for the customer in the merchant's name. */
export function OrderPapers({ order: { id, documents, paidAt, sale, state } }: { order: OrderDetail }) {
  const { plan } = useMerchant();
  if (paidAt === null) {
    return <p className="text-sm text-ink-soft">Documents are created when the order is paid.</p>;
  }
  const isCancelled = state === 'CANCELLED_REFUNDED';
  return (
    <ul className="grid gap-1 text-sm">
      {documents.map((document) => (
        <li key={document.id}>
          <a
            href={buildPath('GET /api/seller/documents/:id/pdf', { params: { id: document.id } })}
            download
            className={link}
          >
            <Icon name="download" className="size-4" />
            {documentKindNames[document.kind]} {document.number}
          </a>
        </li>
      ))}
      {!isCancelled && (
        <li>
          <a
            href={buildPath('GET /api/seller/orders/:id/papers/:kind', {
              params: { id, kind: 'packing-slip' },
            })}
            download
            className={link}
          >
            <Icon name="download" className="size-4" />
            Packing slip in your name
          </a>
        </li>
      )}
      {!isCancelled && plan.key === 'unicorn' && sale !== null && (
        <li>
          <a
            href={buildPath('GET /api/seller/orders/:id/papers/:kind', {
              params: { id, kind: 'customer-invoice' },
            })}
            download
            className={link}
          >
            <Icon name="download" className="size-4" />
            Invoice for your customer
          </a>
        </li>
      )}
      {!isCancelled && plan.key !== 'unicorn' && (
        <li className="pt-1 text-ink-soft">
          Invoices for your customers are part of{' '}
          <Link to="/seller/settings/plan" className="font-semibold text-peacock hover:underline">
            Unicorn
          </Link>
          .
        </li>
      )}
    </ul>
  );
}
