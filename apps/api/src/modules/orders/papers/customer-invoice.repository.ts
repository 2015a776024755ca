import type { Executor } from '@postprocure/db/pool';
import { financialYearOf } from '../../documents/index.ts';
import type { CustomerInvoiceNumber } from './customer-invoice.ts';

/**
 * Returns the number of the merchant's invoice for an order, which is assigned when the invoice is first created. Locks
 * the merchant, so that their numbers have no gaps.
 */
export async function takeInvoiceNumber(
  tx: Executor,
  merchantId: string,
  orderId: string,
  now: Date,
): Promise<CustomerInvoiceNumber> {
  await tx.query('select from merchants where id = $1 for no key update', [merchantId]);
  await tx.query(
    `insert into customer_invoices (order_id, merchant_id, financial_year, number, issued_at)
     select $1, $2, $3, coalesce(max(number), 0) + 1, $4 from customer_invoices
     where merchant_id = $2 and financial_year = $3
     on conflict (order_id) do nothing`,
    [orderId, merchantId, financialYearOf(now), now],
  );
  const { rows } = await tx.query<{ financialYear: string; number: number; issuedAt: Date }>(
    `select financial_year as "financialYear", number, issued_at as "issuedAt" from customer_invoices
     where order_id = $1`,
    [orderId],
  );
  const [found] = rows;
  if (!found) throw new Error('The invoice number was not stored');
  return {
    numberText: `INV/${found.financialYear}/${String(found.number).padStart(6, '0')}`,
    issuedAt: found.issuedAt,
  };
}

export async function hasCustomerInvoice(executor: Executor, orderId: string): Promise<boolean> {
  const { rowCount } = await executor.query('select from customer_invoices where order_id = $1', [orderId]);
  return (rowCount ?? 0) > 0;
}
