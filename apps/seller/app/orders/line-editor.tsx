import type { OrderLineInput } from '@postprocure/contracts/orders/order';
import { quantityCap } from '@postprocure/contracts/limits';
import { formatRupees } from '@postprocure/money/format-rupees';
import { IconButton } from '@postprocure/ui/icon-button';

/** A line that is being edited. Numbers are kept as typed. */
export interface LineDraft {
  sku: string;
  title: string;
  details: string;
  cost: number;
  available: number | null;
  quantity: string;
  salePrice: string;
}

interface LineEditorProps {
  lines: readonly LineDraft[];
  onChange: (lines: LineDraft[]) => void;
}

const control = 'min-h-11 w-full rounded-md border border-line-strong bg-white px-3 text-right tabular-nums';

export function LineEditor({ lines, onChange }: LineEditorProps) {
  const edit = (index: number, changes: Partial<LineDraft>) =>
    onChange(lines.map((line, place) => (place === index ? { ...line, ...changes } : line)));
  return (
    <ul aria-label="Products in this order" className="divide-y divide-line">
      {lines.map((line, index) => (
        <li
          key={line.sku}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 py-3 text-sm sm:grid-cols-[minmax(0,1fr)_5rem_7rem_auto] sm:items-end"
        >
          <div className="min-w-0 self-center max-sm:col-span-2">
            <p className="font-semibold">{line.title}</p>
            <p className="text-xs wrap-anywhere text-ink-soft">
              {[line.details, line.sku, `cost ${formatRupees(line.cost)}`].filter(Boolean).join(' · ')}
            </p>
            {line.available !== null && Number(line.quantity) > line.available && (
              <p className="text-xs text-kumkum">Only {line.available} in stock.</p>
            )}
          </div>
          <div className="grid grid-cols-2 gap-3 sm:contents">
            <label className="text-xs text-ink-soft">
              Quantity
              <input
                inputMode="numeric"
                maxLength={3}
                className={control}
                value={line.quantity}
                onChange={({ currentTarget }) =>
                  edit(index, { quantity: currentTarget.value.replaceAll(/\D/g, '') })
                }
              />
            </label>
            <label className="text-xs text-ink-soft">
              Sale price, ₹
              <input
                inputMode="decimal"
                maxLength={12}
                placeholder="Optional"
                className={control}
                value={line.salePrice}
                onChange={({ currentTarget }) => edit(index, { salePrice: currentTarget.value })}
              />
            </label>
          </div>
          <IconButton
            icon="close"
            label={`Remove ${line.title}`}
            className="self-end"
            onClick={() => onChange(lines.filter((_, place) => place !== index))}
          />
        </li>
      ))}
    </ul>
  );
}

/** Converts the lines for the API, or says what is wrong with them. */
export function readLines(lines: readonly LineDraft[]): { lines: OrderLineInput[] } | { problem: string } {
  if (lines.length === 0) return { problem: 'Add a product.' };
  const read: OrderLineInput[] = [];
  for (const { sku, title, quantity, salePrice } of lines) {
    const count = Number(quantity);
    if (!Number.isInteger(count) || count < 1 || count > quantityCap) {
      return { problem: `${title}: enter a quantity from 1 to ${quantityCap}.` };
    }
    const price = readPrice(salePrice);
    if (price === undefined)
      return { problem: `${title}: enter the sale price in rupees, such as 499 or 499.50.` };
    read.push({ sku, quantity: count, salePrice: price });
  }
  return { lines: read };
}

/** Returns null for empty text, and undefined for text that is not an amount. */
function readPrice(text: string): number | null | undefined {
  const typed = text.replaceAll(/[₹,\s]/g, '');
  if (typed === '') return null;
  return /^\d{1,7}(\.\d{1,2})?$/.test(typed) ? Number(typed) : undefined;
}

export const sumCost = (lines: readonly LineDraft[]): number =>
  lines.reduce((sum, { cost, quantity }) => sum + Math.round(cost * 100) * (Number(quantity) || 0), 0) / 100;
