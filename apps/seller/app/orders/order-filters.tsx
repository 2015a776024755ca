import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { attentionRules } from '@postprocure/contracts/orders/attention-reason';
import { orderChannels } from '@postprocure/contracts/orders/order-state';
import { Button } from '@postprocure/ui/button';
import { ListForm, type ListChoice } from '../desk/list-form.tsx';
import { orderFilterNames } from './order-query.ts';

const reasons: ListChoice = {
  name: 'reason',
  label: 'Reason',
  all: 'All reasons',
  options: Object.entries(attentionRules).map(([reason, { label }]) => [reason, label] as const),
};

const moreChoices: ListChoice[] = [
  { name: 'channel', label: 'Channel', all: 'All channels', options: Object.entries(orderChannels) },
  {
    name: 'value',
    label: 'Cost',
    all: 'Any cost',
    options: [
      ['0-500', 'Under ₹500'],
      ['500-2000', '₹500 to ₹2,000'],
      ['2000-5000', '₹2,000 to ₹5,000'],
      ['5000-', '₹5,000 and more'],
    ],
  },
  {
    name: 'warehouse',
    label: 'Warehouse',
    all: 'All warehouses',
    options: [
      ['national', 'In India'],
      ['international', 'International'],
    ],
  },
];

const moreInputs = [
  { name: 'from', label: 'From', type: 'date' },
  { name: 'to', label: 'To', type: 'date' },
  { name: 'pin', label: 'PIN code starts with', type: 'search' },
  { name: 'sku', label: 'SKU', type: 'search' },
  { name: 'tag', label: 'Tag', type: 'search' },
] as const;

const moreNames = [...moreChoices, ...moreInputs].map(({ name }) => name);

/** A search field, and further filters on demand. */
export function OrderFilters() {
  const [address] = useSearchParams();
  const usesMore = moreNames.some((name) => address.has(name));
  const [isOpen, setOpen] = useState(usesMore);
  const isShown = isOpen || usesMore;
  const isAttention = address.get('tab') === 'attention';
  const shown = new Set<string>([
    'search',
    ...(isAttention ? ['reason'] : []),
    ...(isShown ? moreNames : []),
  ]);
  return (
    <div className="mb-5">
      <ListForm
        searchLabel="Order number, your own number, customer or phone"
        kept={orderFilterNames.filter((name) => !shown.has(name))}
        choices={[...(isAttention ? [reasons] : []), ...(isShown ? moreChoices : [])]}
        inputs={isShown ? moreInputs : []}
      />
      {!isShown && (
        <Button
          tone="outline"
          size="small"
          className="-mt-2 min-h-11"
          aria-expanded={false}
          onClick={() => setOpen(true)}
        >
          More filters
        </Button>
      )}
    </div>
  );
}
