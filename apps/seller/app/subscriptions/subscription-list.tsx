import type { ReactNode } from 'react';
import type { SubscriptionRow } from '@postprocure/contracts/subscriptions/subscription';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Card } from '@postprocure/ui/card';
import { classes } from '@postprocure/ui/classes';
import type { Selection } from './use-selection.ts';
import {
  RowCost,
  RowDelivery,
  RowMargin,
  RowImage,
  RowPrice,
  RowState,
  RowStock,
  RowTitle,
} from './subscription-cells.tsx';
import { useWideScreen } from './use-wide-screen.ts';

interface ListProps {
  rows: SubscriptionRow[];
  /** null for users who cannot change products. */
  selection: Selection | null;
}

export function SubscriptionList(props: ListProps) {
  return useWideScreen() ? <SubscriptionTable {...props} /> : <SubscriptionCards {...props} />;
}

const SelectRow = ({ row, selection }: { row: SubscriptionRow; selection: Selection }) => (
  <label className="inline-grid size-11 cursor-pointer place-items-center">
    <input
      type="checkbox"
      aria-label={`Select ${row.title}`}
      checked={selection.has(row.productId)}
      onChange={() => selection.toggle(row.productId)}
      className="size-5 accent-peacock"
    />
  </label>
);

const SelectPage = ({
  rows,
  selection,
  children,
}: ListProps & { selection: Selection; children?: ReactNode }) => (
  <label
    className={classes('inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm', !children && 'px-3')}
  >
    <input
      type="checkbox"
      aria-label="Select all on this page"
      checked={rows.length > 0 && rows.every(({ productId }) => selection.has(productId))}
      onChange={({ currentTarget }) =>
        selection.setMany(
          rows.map(({ productId }) => productId),
          currentTarget.checked,
        )
      }
      className="size-5 accent-peacock"
    />
    {children}
  </label>
);

const head = 'px-3 py-3 text-left font-semibold whitespace-nowrap';
const cell = 'px-3 py-2 align-middle';
const figure = 'px-3 py-2 text-right align-middle whitespace-nowrap tabular-nums';

function SubscriptionTable({ rows, selection }: ListProps) {
  return (
    <Card role="region" aria-label="Your products" tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-[60rem] text-sm">
        <thead className="border-b border-line bg-paper-deep">
          <tr>
            {selection && (
              <td className="w-11">
                <SelectPage rows={rows} selection={selection} />
              </td>
            )}
            <th className={head}>Product</th>
            <th className={head}>Ships from</th>
            <th className={`${head} text-right`}>Cost</th>
            <th className={`${head} text-right`}>MRP</th>
            <th className={`${head} text-right`}>My price</th>
            <th className={`${head} text-right`}>Margin</th>
            <th className={`${head} text-right`}>Stock</th>
            <th className={head}>Status</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={row.productId} className={selection?.has(row.productId) ? 'bg-peacock-soft' : undefined}>
              {selection && (
                <td>
                  <SelectRow row={row} selection={selection} />
                </td>
              )}
              <td className={cell}>
                <div className="flex w-72 items-center gap-3">
                  <RowImage {...row} />
                  <RowTitle {...row} />
                </div>
              </td>
              <td className={cell}>
                <RowDelivery {...row} />
              </td>
              <td className={figure}>
                <RowCost {...row} />
              </td>
              <td className={figure}>{formatRupees(row.mrp)}</td>
              <td className={figure}>
                <RowPrice {...row} />
              </td>
              <td className={figure}>
                <RowMargin {...row} />
              </td>
              <td className={figure}>
                <RowStock {...row} />
              </td>
              <td className={`${cell} min-w-32`}>
                <RowState {...row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function SubscriptionCards({ rows, selection }: ListProps) {
  return (
    <>
      {selection && (
        <SelectPage rows={rows} selection={selection}>
          Select all on this page
        </SelectPage>
      )}
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {rows.map((row) => (
          <li key={row.productId}>
            <Card className="grid grid-cols-1 gap-3 p-4 text-sm">
              <div className="flex items-start gap-3">
                <RowImage {...row} />
                <div className="min-w-0 grow">
                  <RowTitle {...row} />
                </div>
                {selection && (
                  <div className="-m-3">
                    <SelectRow row={row} selection={selection} />
                  </div>
                )}
              </div>
              <dl className="grid grid-cols-3 gap-3 tabular-nums cramped:grid-cols-1">
                <Fact name="Cost">
                  <RowCost {...row} />
                </Fact>
                <Fact name="MRP">{formatRupees(row.mrp)}</Fact>
                <Fact name="My price">
                  <RowPrice {...row} />
                </Fact>
                <Fact name="Margin">
                  <RowMargin {...row} />
                </Fact>
                <Fact name="Stock">
                  <RowStock {...row} />
                </Fact>
                <Fact name="Ships from">
                  <RowDelivery {...row} />
                </Fact>
              </dl>
              <RowState {...row} />
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-ink-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
);
