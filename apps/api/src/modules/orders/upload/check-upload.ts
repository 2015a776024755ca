import { readStateCode } from '@postprocure/contracts/orders/address-rules';
import { attentionRules, type AttentionReason } from '@postprocure/contracts/orders/attention-reason';
import type { Executor } from '@postprocure/db/pool';
import type { UploadRowState } from '@postprocure/contracts/orders/order-upload';
import { findAttention, type OrderContext } from '../check-order.ts';
import { findDuplicate, loadOrderContext } from '../order-context.repository.ts';
import { toOrderItem } from '../order-item.repository.ts';
import { findTakenNumbers, type OrderAddress } from '../order.repository.ts';
import { completeAddress, type OrderIntake } from '../take-order.ts';
import type { ReadRow } from './read-upload.ts';
import { findContradiction, findRowFaults, readLine, type UploadCells } from './upload-columns.ts';

const maxOrderLines = 50;

export interface CheckedRow {
  line: number;
  orderNumber: string;
  cells: UploadCells;
  state: Exclude<UploadRowState, 'taken'>;
  messages: string[];
}

/** Checks every row without taking any orders. Rows with the same order number are the lines of one order. */
export async function checkUpload(
  executor: Executor,
  merchantId: string,
  rows: readonly ReadRow[],
): Promise<CheckedRow[]> {
  const faulty = new Map(rows.map((row) => [row.line, listFaults(row)]));
  const orders = Map.groupBy(
    rows.filter(({ cells }) => cells.order_number !== ''),
    ({ cells }) => cells.order_number,
  );
  const taken = await findTakenNumbers(executor, merchantId, 'upload', [...orders.keys()]);
  const context = await loadOrderContext(
    executor,
    merchantId,
    [...new Set(rows.map(({ cells }) => cells.sku))],
    listPincodes(rows),
  );
  const results = new Map<number, Pick<CheckedRow, 'state' | 'messages'>>();
  for (const [orderNumber, ofOrder] of orders) {
    const earlier = taken.get(orderNumber);
    if (earlier) {
      for (const { line } of ofOrder) {
        results.set(line, { state: 'duplicate', messages: [`Already imported as ${earlier.number}.`] });
      }
      continue;
    }
    // An order is accepted in full or not at all; otherwise, the customer would receive only part of it.
    const isTooLong = ofOrder.length > maxOrderLines;
    const broken = isTooLong || ofOrder.some(({ line }) => (faulty.get(line)?.length ?? 0) > 0);
    if (broken) {
      for (const { line } of ofOrder) {
        const faults = faulty.get(line) ?? [];
        results.set(line, {
          state: 'error',
          messages:
            faults.length > 0
              ? faults
              : [
                  isTooLong
                    ? `An order can have at most ${maxOrderLines} rows. This one has ${ofOrder.length}.`
                    : 'Another row of this order has an error.',
                ],
        });
      }
      continue;
    }
    const found = await checkOne(executor, merchantId, orderNumber, ofOrder, context);
    for (const { line } of ofOrder) results.set(line, found);
  }
  return rows.map(({ line, cells }) => ({
    line,
    orderNumber: cells.order_number,
    cells,
    ...(results.get(line) ?? { state: 'error', messages: faulty.get(line) ?? [] }),
  }));

  function listFaults({ cells, problem, line }: ReadRow): string[] {
    const first = rows.find((row) => row.cells.order_number === cells.order_number);
    const isFirst = first === undefined || first.line === line;
    const faults = findRowFaults(isFirst ? cells : mergeCells(first.cells, cells));
    const contradiction = isFirst ? undefined : findContradiction(first.cells, cells);
    return [
      ...(problem === null ? [] : [problem]),
      ...faults,
      ...(contradiction === undefined
        ? []
        : [`${contradiction} differs from the first row of order ${cells.order_number}.`]),
    ];
  }
}

/** The PIN codes of the rows, in the form in which orders store them. */
export const listPincodes = (rows: readonly Pick<ReadRow, 'cells'>[]): string[] => [
  ...new Set(rows.map(({ cells }) => cells.pincode.replaceAll(/\s/g, ''))),
];

/**
 * Fills the empty cells of a later row of an order with those of its first row, except for the product, quantity and
 * price.
 */
const mergeCells = (first: UploadCells, other: UploadCells): UploadCells => ({
  ...(Object.fromEntries(
    Object.entries(other).map(([column, value]) => [
      column,
      value === '' ? first[column as keyof UploadCells] : value,
    ]),
  ) as UploadCells),
  sku: other.sku,
  quantity: other.quantity,
  sale_price: other.sale_price,
});

async function checkOne(
  executor: Executor,
  merchantId: string,
  orderNumber: string,
  rows: readonly ReadRow[],
  context: Omit<OrderContext, 'duplicateOf'>,
): Promise<Pick<CheckedRow, 'state' | 'messages'>> {
  const intake = toIntake(
    orderNumber,
    rows.map(({ cells }) => cells),
  );
  const address = completeAddress(intake);
  const duplicateOf = await findDuplicate(executor, merchantId, {
    orderId: null,
    externalNumber: orderNumber,
    customerPhone: address.customerPhone,
    pincode: address.pincode,
    skus: intake.lines.map(({ sku }) => sku),
  });
  const attention = findAttention(
    {
      ...address,
      channel: 'upload',
      items: intake.lines.map((line) => toOrderItem(line, context.skus.get(line.sku))),
      waivedReasons: [],
      needsSubscription: true,
    },
    { ...context, duplicateOf },
  );
  const reasons = Object.entries(attention) as [AttentionReason, string][];
  return {
    state: reasons.length === 0 ? 'ready' : 'attention',
    messages: reasons.map(([reason, detail]) => `${attentionRules[reason].label}: ${detail}`),
  };
}

/** The order that rows with the same number describe. */
export function toIntake(orderNumber: string, rows: readonly UploadCells[]): OrderIntake {
  const [first] = rows;
  if (!first) throw new Error('An order has at least one row');
  return {
    ...readAddress(first),
    channel: 'upload',
    externalNumber: orderNumber,
    intakeKey: null,
    lines: rows.map(readLine),
    placedAt: new Date(),
    shipByAt: first.ship_by === '' ? null : new Date(`${first.ship_by}T18:29:59Z`),
    note: first.note,
    tags: [],
  };
}

const readAddress = (cells: UploadCells): OrderAddress => ({
  customerName: cells.customer_name,
  customerPhone: cells.phone,
  customerEmail: cells.email === '' ? null : cells.email,
  addressLine1: cells.address_line1,
  addressLine2: cells.address_line2,
  landmark: cells.landmark,
  city: cells.city,
  stateCode: readStateCode(cells.state),
  pincode: cells.pincode,
});
