import { useRef, useState, type ReactNode } from 'react';
import type { SubscriptionDetail } from '@postprocure/contracts/subscriptions/subscription';
import type { ChangeField } from '@postprocure/contracts/subscriptions/subscription-filter';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { Image } from '@postprocure/ui/image';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useMutation } from '../forms/use-mutation.ts';
import { api } from '../api.ts';
import { compareLines, readLines, type ComparedLine } from './changed-lines.ts';
import type { ProductPartProps } from './product-part.ts';
import { changeNames } from './words.ts';

interface Decision {
  accept?: ChangeField[];
  refuse?: ChangeField[];
}

/** Lists the supplier's changes, each with a button to accept or reject it. */
export function SupplierChanges({ product, canWrite, onChange }: ProductPartProps) {
  const { mutate, isPending, error } = useMutation();
  const [outcome, setOutcome] = useState<string>();
  const section = useRef<HTMLElement>(null);
  const { changesKey } = product;
  const params = { productId: String(product.productId) };
  const decide = async (decision: Decision) => {
    setOutcome(undefined);
    const done = await mutate(async () => {
      const decided = await api('POST /api/seller/subscriptions/:productId/changes', {
        params,
        body: { ...decision, changesKey },
      });
      // The button that was clicked disappears, so the section gets the focus.
      section.current?.focus();
      setOutcome(describeDecision(decision));
      onChange(decided);
    });
    // Most errors mean that the page is out of date, so the product is reloaded.
    if (!done) {
      section.current?.focus();
      await api('GET /api/seller/subscriptions/:productId', { params }).then(onChange, () => undefined);
    }
  };
  return (
    <section
      ref={section}
      aria-label="Supplier changes"
      tabIndex={-1}
      className="grid gap-4 outline-none empty:hidden"
    >
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      {outcome !== undefined && <StatusMessage tone="success">{outcome}</StatusMessage>}
      {product.changes.length > 0 && (
        <OpenChanges product={product} canWrite={canWrite} isPending={isPending} onDecide={decide} />
      )}
    </section>
  );
}

const describeDecision = ({ accept = [], refuse = [] }: Decision): string => {
  const names = [...accept, ...refuse].map((field) => changeNames[field]).join(', ');
  return accept.length > 0 ? `Accepted: ${names}.` : `Rejected: ${names}. Your product stays as it was.`;
};

interface OpenChangesProps {
  product: SubscriptionDetail;
  canWrite: boolean;
  isPending: boolean;
  onDecide: (decision: Decision) => Promise<void>;
}

function OpenChanges({ product, canWrite, isPending, onDecide }: OpenChangesProps) {
  const decide = (decision: Decision) => void onDecide(decision);
  return (
    <Card className="grid gap-4 border-marigold p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">The supplier has changed this product</h2>
        {canWrite && product.changes.length > 1 && (
          <Button size="small" inactive={isPending} onClick={() => decide({ accept: product.changes })}>
            Accept all
          </Button>
        )}
      </div>
      <ul className="divide-y divide-line">
        {product.changes.map((field) => (
          <li key={field} className="grid gap-3 py-4">
            <h3 className="font-semibold">{changeNames[field]}</h3>
            <div className="grid gap-4 text-sm sm:grid-cols-2">
              <Side name="Before">{showValue(product, field, 'known')}</Side>
              <Side name="Now">{showValue(product, field, 'supplier')}</Side>
            </div>
            <p className="text-xs text-ink-soft">{consequences[field]}</p>
            {canWrite && (
              <div className="flex gap-2">
                <Button
                  size="small"
                  tone="secondary"
                  inactive={isPending}
                  aria-label={`Accept the new ${changeNames[field]}`}
                  onClick={() => decide({ accept: [field] })}
                >
                  Accept
                </Button>
                <Button
                  size="small"
                  tone="outline"
                  inactive={isPending}
                  aria-label={`Reject the new ${changeNames[field]}`}
                  onClick={() => decide({ refuse: [field] })}
                >
                  Reject
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const content = "Accept to use the supplier's new version. Reject to keep the earlier one as your own.";
const consequences: Record<ChangeField, string> = {
  sp: 'Accept to let your pricing rule set a new price. Reject to keep your current price. You pay the new cost in both cases.',
  mrp: 'Accept to let your pricing rule set a new price. Reject to keep your current price, unless it is above the new MRP.',
  title: content,
  bullets: content,
  description: content,
  images: content,
};

const Side = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0 rounded-md bg-paper-deep p-3">
    <p className="mb-1 text-xs font-semibold text-ink-soft">{name}</p>
    <div className="break-words">{children}</div>
  </div>
);

function showValue(product: SubscriptionDetail, field: ChangeField, side: 'known' | 'supplier'): ReactNode {
  const { fields } = product;
  const other = side === 'known' ? 'supplier' : 'known';
  switch (field) {
    case 'sp':
      return formatRupees(side === 'known' ? product.costWas : product.cost);
    case 'mrp':
      return formatRupees(side === 'known' ? product.mrpWas : product.mrp);
    case 'title':
      return fields.title[side];
    case 'bullets':
      return <Lines lines={compareLines(fields.bullets[side], fields.bullets[other])} />;
    case 'description': {
      const lines = compareLines(readLines(fields.description[side]), readLines(fields.description[other]));
      return <Lines lines={lines} onlyChanged />;
    }
    case 'images':
      return (
        <ul className="flex flex-wrap gap-2">
          {fields.images[side].map((image, index) => (
            <li key={index} className="size-16 overflow-hidden rounded-sm">
              <Image src={image} alt={`Image ${index + 1}`} sizes="64px" />
            </li>
          ))}
        </ul>
      );
  }
}

/** Highlights the lines that differ. `onlyChanged` hides the others. */
function Lines({ lines, onlyChanged = false }: { lines: ComparedLine[]; onlyChanged?: boolean }) {
  const shown = onlyChanged ? lines.filter(({ isChanged }) => isChanged) : lines;
  const left = lines.length - shown.length;
  return (
    <>
      <ul className="list-disc pl-4">
        {shown.map(({ text, isChanged }, index) => (
          <li key={index}>{isChanged ? <mark className="bg-marigold-soft text-ink">{text}</mark> : text}</li>
        ))}
      </ul>
      {left > 0 && (
        <p className="text-xs text-ink-soft">
          {left} unchanged {left === 1 ? 'line' : 'lines'}
        </p>
      )}
    </>
  );
}
