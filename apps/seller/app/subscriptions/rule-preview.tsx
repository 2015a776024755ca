import { Link } from 'react-router';
import type { PricingPreview } from '@postprocure/contracts/pricing-rule';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Badge } from '@postprocure/ui/badge';
import { Card } from '@postprocure/ui/card';
import { formatCount } from '@postprocure/money/format-count';
import { countProducts } from './words.ts';

/** What a rule would do to the whole list. */
export function RulePreview({ preview }: { preview: PricingPreview }) {
  const figures = [
    ['Would rise', preview.rise],
    ['Would fall', preview.fall],
    ['Unchanged', preview.unchanged],
    ['Capped at the MRP', preview.hitMrp],
    ['Below the floor', preview.belowFloor],
    ['Set by hand, not changed', preview.handSet],
  ] as const;
  return (
    <section aria-label="Preview" className="grid gap-4">
      <p role="status" className="font-semibold">
        The rule prices {countProducts(preview.total)}.
      </p>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {figures.map(([name, count]) => (
          <Card key={name} className="p-4">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="text-2xl font-semibold tabular-nums">{formatCount(count)}</dd>
          </Card>
        ))}
      </dl>
      {preview.examples.length > 0 && (
        <Card role="region" aria-label="The largest changes" tabIndex={0} className="overflow-x-auto">
          <table className="w-full min-w-[36rem] text-sm">
            <caption className="px-4 py-3 text-left font-semibold">The largest changes</caption>
            <thead className="border-y border-line bg-paper-deep">
              <tr>
                <th className="px-4 py-2 text-left">Product</th>
                <th className="px-4 py-2 text-right">Cost</th>
                <th className="px-4 py-2 text-right">MRP</th>
                <th className="px-4 py-2 text-right">Now</th>
                <th className="px-4 py-2 text-right">Then</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {preview.examples.map((example) => (
                <tr key={example.productId}>
                  <td className="px-4 py-2">
                    <Link
                      to={`/seller/productSubscription/${example.productId}`}
                      className="line-clamp-1 hover:underline"
                    >
                      {example.title}
                    </Link>
                  </td>
                  <td className="px-4 py-2 text-right tabular-nums">{formatRupees(example.cost)}</td>
                  <td className="px-4 py-2 text-right tabular-nums">{formatRupees(example.mrp)}</td>
                  <td className="px-4 py-2 text-right tabular-nums">{formatRupees(example.before)}</td>
                  <td className="px-4 py-2 text-right font-semibold tabular-nums">
                    {formatRupees(example.after)}{' '}
                    {example.belowFloor ? (
                      <Badge tone="saving">below floor</Badge>
                    ) : (
                      example.hitsMrp && <Badge tone="accent">MRP</Badge>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      )}
    </section>
  );
}
