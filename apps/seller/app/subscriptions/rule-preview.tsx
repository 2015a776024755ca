import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { PricingPreview } from '@postprocure/contracts/subscriptions/pricing-rule';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Badge } from '@postprocure/ui/badge';
import { Card } from '@postprocure/ui/card';
import { formatCount } from '@postprocure/money/format-count';
import { useWideScreen } from './use-wide-screen.ts';
import { countProducts } from './words.ts';

export function RulePreview({ preview }: { preview: PricingPreview }) {
  const section = useRef<HTMLElement>(null);
  // The preview appears below the button, often off-screen, so it is scrolled into view.
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' });
  }, [preview]);
  const figures = [
    ['Higher', preview.rise],
    ['Lower', preview.fall],
    ['Unchanged', preview.unchanged],
    ['Limited by the MRP', preview.hitMrp],
    ['Below the minimum margin', preview.belowFloor],
    ['Set manually, unchanged', preview.handSet],
  ] as const;
  return (
    <section ref={section} aria-label="Preview" className="grid scroll-mb-6 gap-4">
      <p role="status" className="font-semibold">
        This rule applies to {countProducts(preview.total)}.
      </p>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {figures.map(([name, count]) => (
          <Card key={name} className="p-4">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="text-2xl font-semibold tabular-nums">{formatCount(count)}</dd>
          </Card>
        ))}
      </dl>
      {preview.examples.length > 0 && <Examples examples={preview.examples} />}
    </section>
  );
}

interface ExamplesProps {
  examples: PricingPreview['examples'];
}

function Examples({ examples }: ExamplesProps) {
  const isWide = useWideScreen();
  return (
    <Card>
      <h2 className="px-4 py-3 text-base">Largest changes</h2>
      {isWide ? <ExampleTable examples={examples} /> : <ExampleList examples={examples} />}
    </Card>
  );
}

const ExampleTable = ({ examples }: ExamplesProps) => (
  <table className="w-full text-sm">
    <thead className="border-y border-line bg-paper-deep">
      <tr>
        <th className="px-4 py-2 text-left font-semibold">Product</th>
        <th className="px-4 py-2 text-right font-semibold">Cost</th>
        <th className="px-4 py-2 text-right font-semibold">MRP</th>
        <th className="px-4 py-2 text-right font-semibold">Current</th>
        <th className="px-4 py-2 text-right font-semibold">New</th>
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {examples.map((example) => (
        <tr key={example.productId}>
          <td className="px-4 py-2">
            <span className="flex items-center gap-3">
              <ExampleTitle {...example} />
              <Limit {...example} />
            </span>
          </td>
          <td className="px-4 py-2 text-right tabular-nums">{formatRupees(example.cost)}</td>
          <td className="px-4 py-2 text-right tabular-nums">{formatRupees(example.mrp)}</td>
          <td className="px-4 py-2 text-right tabular-nums">{formatRupees(example.before)}</td>
          <td className="px-4 py-2 text-right font-semibold tabular-nums">{formatRupees(example.after)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** For phones, which have no room for five columns. */
const ExampleList = ({ examples }: ExamplesProps) => (
  <ul className="divide-y divide-line border-t border-line text-sm">
    {examples.map((example) => (
      <li key={example.productId} className="grid gap-1 px-4 py-3">
        <ExampleTitle {...example} />
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
          <span>
            {formatRupees(example.before)} → <b className="font-semibold">{formatRupees(example.after)}</b>
          </span>
          <Limit {...example} />
        </span>
        <span className="text-xs text-ink-soft tabular-nums">
          Cost {formatRupees(example.cost)} · MRP {formatRupees(example.mrp)}
        </span>
      </li>
    ))}
  </ul>
);

type Example = PricingPreview['examples'][number];

const ExampleTitle = ({ productId, title }: Example) => (
  <Link to={`/seller/productSubscription/${productId}`} className="line-clamp-1 min-w-0 hover:underline">
    {title}
  </Link>
);

function Limit({ belowFloor, hitsMrp }: Example) {
  if (!belowFloor && !hitsMrp) return null;
  return (
    <span className="shrink-0">
      <Badge tone={belowFloor ? 'saving' : 'accent'}>{belowFloor ? 'Below minimum margin' : 'At MRP'}</Badge>
    </span>
  );
}
