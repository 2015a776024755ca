import { attentionRules } from '@postprocure/contracts/orders/attention-reason';
import type { OrderFilter, OrderSummary } from '@postprocure/contracts/orders/order';
import { orderChannels, orderStateRules } from '@postprocure/contracts/orders/order-state';
import { rtoRiskLevels } from '@postprocure/contracts/orders/rto-risk';
import type { Pool } from '@postprocure/db/pool';
import { rupeesToPaise } from '@postprocure/money/paise';
import type { FileDownload } from '../../endpoints/handlers.ts';
import { nameDownload } from '../../sent-file.ts';
import type { KeysetCursor } from '../../keyset-cursor.ts';
import { sendTable, type TableColumn } from '../../table-file.ts';
import { describeOrders } from './describe-order.ts';
import { listOrders, type ListedOrder } from './order-list.repository.ts';

const batchSize = 500;
const money = (rupees: number | null) => (rupees === null ? null : { paise: rupeesToPaise(rupees) });

const columns: Omit<TableColumn<OrderSummary>, 'width'>[] = [
  { heading: 'Order', cell: ({ number }) => number },
  { heading: 'Your order number', cell: ({ externalNumber }) => externalNumber },
  { heading: 'Channel', cell: ({ channel }) => orderChannels[channel] },
  { heading: 'Received at', cell: ({ createdAt }) => new Date(createdAt) },
  { heading: 'State', cell: ({ state }) => orderStateRules[state].label },
  {
    heading: 'Needs attention',
    cell: ({ attention }) => attention.map(({ reason }) => attentionRules[reason].label).join(', '),
  },
  { heading: 'Customer', cell: ({ customer }) => customer },
  { heading: 'City', cell: ({ city }) => city },
  { heading: 'PIN code', cell: ({ pincode }) => pincode },
  { heading: 'Units', cell: ({ units }) => units },
  { heading: 'Cost', cell: ({ total }) => money(total) },
  { heading: 'Sale', cell: ({ sale }) => money(sale) },
  { heading: 'Margin', cell: ({ margin }) => money(margin === null ? null : margin.amount) },
  { heading: 'RTO risk', cell: ({ risk }) => risk && rtoRiskLevels[risk.level] },
  { heading: 'Paid at', cell: ({ paidAt }) => (paidAt === null ? null : new Date(paidAt)) },
  { heading: 'Tags', cell: ({ tags }) => tags.join(', ') },
];

/** All orders that match the filter as CSV, newest first. */
export const sendOrderFile = (database: Pool, merchantId: string, filter: OrderFilter): FileDownload =>
  sendTable('csv', {
    name: nameDownload('orders'),
    columns: columns.map((column) => ({ ...column, width: 16 })),
    batches: readBatches(database, merchantId, filter),
  });

async function* readBatches(
  database: Pool,
  merchantId: string,
  filter: OrderFilter,
): AsyncGenerator<OrderSummary[]> {
  let before: KeysetCursor | null = null;
  for (;;) {
    const rows: ListedOrder[] = await listOrders(database, merchantId, filter, { before, limit: batchSize });
    if (rows.length > 0) yield await describeOrders(database, rows);
    const last = rows.at(-1);
    if (rows.length < batchSize || last === undefined) return;
    before = { moment: last.moment, id: last.id };
  }
}
