import type { SubscriptionDetail } from '@postprocure/contracts/subscriptions/subscription';
import { formatCount } from '@postprocure/money/format-count';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Card } from '@postprocure/ui/card';
import { classes } from '@postprocure/ui/classes';
import { Image } from '@postprocure/ui/image';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@postprocure/ui/table';

/** Lists the colours and sizes that customers can order, with their prices: a table, or a list on phones. */
export function ProductVariations({ variations }: Pick<SubscriptionDetail, 'variations'>) {
  if (variations.length === 0) return null;
  return (
    <section className="grid gap-3" aria-labelledby="variations-title">
      <h2 id="variations-title" className="text-lg">
        Variations
      </h2>
      <p className="text-sm text-ink-soft">
        Orders refer to a variation by its SKU. Variations with the same cost as the product have your price;
        for the others, we apply your pricing rule, or the same markup if you set your price manually.
      </p>
      <Card className="md:hidden">
        <ul aria-label="Variations" className="divide-y divide-line">
          {variations.map((variation) => (
            <li
              key={variation.sku}
              className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] gap-x-3 px-4 py-3 text-sm"
            >
              <Thumbnail image={variation.image} />
              <p className="min-w-0">
                {describeOptions(variation)}
                <span className="block text-xs wrap-anywhere text-ink-soft">{variation.sku}</span>
                <span className="block text-xs text-ink-soft">
                  Cost {formatRupees(variation.cost)}, MRP {formatRupees(variation.mrp)}
                </span>
              </p>
              <p className="text-right tabular-nums">
                <span className="block font-semibold">{formatRupees(variation.price)}</span>
                <span className={classes('text-xs', variation.stock === 0 ? 'text-kumkum' : 'text-ink-soft')}>
                  {variation.stock === 0 ? 'Out of stock' : `${formatCount(variation.stock)} in stock`}
                </span>
              </p>
            </li>
          ))}
        </ul>
      </Card>
      <div className="max-md:hidden">
        <Table label="Prices and stock of the variations">
          <TableHead>
            <HeaderCell>Variation</HeaderCell>
            <HeaderCell>SKU</HeaderCell>
            <HeaderCell numeric>Cost</HeaderCell>
            <HeaderCell numeric>MRP</HeaderCell>
            <HeaderCell numeric>My price</HeaderCell>
            <HeaderCell numeric>Stock</HeaderCell>
          </TableHead>
          <TableBody>
            {variations.map(({ sku, color, size, image, cost, mrp, price, stock }) => (
              <tr key={sku}>
                <Cell>
                  <div className="flex items-center gap-3">
                    <Thumbnail image={image} />
                    {describeOptions({ color, size })}
                  </div>
                </Cell>
                <Cell className="whitespace-nowrap">{sku}</Cell>
                <Cell numeric>{formatRupees(cost)}</Cell>
                <Cell numeric>{formatRupees(mrp)}</Cell>
                <Cell numeric className="font-semibold">
                  {formatRupees(price)}
                </Cell>
                <Cell numeric className={stock === 0 ? 'font-semibold text-kumkum' : undefined}>
                  {stock === 0 ? 'Out' : formatCount(stock)}
                </Cell>
              </tr>
            ))}
          </TableBody>
        </Table>
      </div>
    </section>
  );
}

const Thumbnail = ({ image }: { image: string | null }) => (
  <div className="size-11 shrink-0 overflow-hidden rounded-sm border border-line">
    <Image src={image ?? undefined} alt="" sizes="44px" widest={160} />
  </div>
);

const describeOptions = ({ color, size }: { color: string; size: string }): string =>
  [color, size].filter((part) => part !== '').join(', ');
