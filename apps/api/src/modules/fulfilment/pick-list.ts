import { PassThrough, type Readable } from 'node:stream';
import { warehouses } from '@postprocure/contracts/fulfilment/warehouse';
import { createPdfTable, drawPageFooters, openPdf } from '../documents/index.ts';
import type { OrderItemRecord, OrderRecord } from '../orders/index.ts';
import { warehouseOf } from './plan-parcels.ts';

interface PickedItem extends OrderItemRecord {
  orderNumber: string;
}

/** What to take from the shelves, by warehouse and SKU. */
export function renderPickList(
  orders: readonly { order: OrderRecord; items: readonly OrderItemRecord[] }[],
): Readable {
  const pdf = openPdf('Pick list');
  const output = pdf.pipe(new PassThrough());
  drawPageFooters(pdf, `Pick list for ${orders.length} ${orders.length === 1 ? 'order' : 'orders'}`, false);
  pdf.font('bold').fontSize(16).text('Pick list');
  pdf.y += 10;
  const table = createPdfTable<PickedItem>(pdf, [
    { heading: 'Warehouse', share: 20, text: (item) => warehouses[warehouseOf(item)].label },
    { heading: 'SKU', share: 18, text: ({ sku }) => sku },
    {
      heading: 'Item',
      share: 36,
      text: ({ title, color, size }) => [title, color, size].filter((part) => part !== null).join(', '),
    },
    { heading: 'Order', share: 18, text: ({ orderNumber }) => orderNumber },
    { heading: 'Quantity', share: 8, align: 'right', text: ({ quantity }) => String(quantity) },
  ]);
  const picked = orders
    .flatMap(({ order, items }) => items.map((item) => ({ ...item, orderNumber: order.number })))
    .toSorted((a, b) => warehouseOf(a).localeCompare(warehouseOf(b)) || a.sku.localeCompare(b.sku));
  for (const item of picked) table.addRow(item);
  pdf.end();
  return output;
}
