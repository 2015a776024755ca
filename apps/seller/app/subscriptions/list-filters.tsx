import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { SubscriptionSummary } from '@postprocure/contracts/subscriptions/subscription';
import { Button } from '@postprocure/ui/button';
import { Icon } from '@postprocure/ui/icon';
import { formatCount } from '@postprocure/money/format-count';
import { useFilterForm } from '../forms/use-filter-form.ts';
import { countFilters } from './list-query.ts';
import { useWideScreen } from './use-wide-screen.ts';
import { changeFilterNames, marginNames, sortNames, stateNames, stockNames } from './words.ts';

interface Choice {
  name: string;
  label: string;
  all: string | null;
  options: readonly (readonly [value: string, label: string])[];
}

export function ListFilters({ summary }: { summary: SubscriptionSummary }) {
  const [address] = useSearchParams();
  const { form, submit } = useFilterForm();
  const choices: Choice[] = [
    {
      name: 'state',
      label: 'Status',
      all: 'All statuses',
      options: Object.entries(stateNames).map(([state, label]) => [
        state,
        `${label} (${formatCount(summary.states[state as keyof typeof summary.states])})`,
      ]),
    },
    {
      name: 'change',
      label: 'Supplier changes',
      all: 'All',
      options: Object.entries(changeFilterNames),
    },
    {
      name: 'categoryId',
      label: 'Category',
      all: 'All categories',
      options: summary.categories.map(({ id, name, count }) => [
        String(id),
        `${name} (${formatCount(count)})`,
      ]),
    },
    { name: 'stock', label: 'Stock', all: 'Any stock', options: Object.entries(stockNames) },
    { name: 'margin', label: 'Margin', all: 'Any margin', options: Object.entries(marginNames) },
    { name: 'sort', label: 'Sort by', all: null, options: sortOptions },
  ];
  return (
    <form ref={form} role="search" onSubmit={submit} className="mb-5 grid gap-3">
      <div className="flex gap-2">
        <input
          type="search"
          name="search"
          aria-label="Search your products by title, SKU or brand"
          placeholder="Search by title, SKU or brand"
          maxLength={200}
          defaultValue={address.get('search') ?? ''}
          className="min-h-11 w-full min-w-0 rounded-md border border-line-strong bg-white px-4 text-base text-ellipsis placeholder:text-ink-soft"
        />
        <Button type="submit" tone="secondary" size="small" className="min-h-11" aria-label="Search">
          <Icon name="search" />
        </Button>
      </div>
      <Choices chosen={countFilters(address)}>
        {choices.map(({ name, label, all, options }) => (
          <Select
            key={name}
            name={name}
            label={label}
            defaultValue={address.get(name) ?? ''}
            onChange={() => submit()}
          >
            {all !== null && <option value="">{all}</option>}
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        ))}
      </Choices>
    </form>
  );
}

/** The default order is not part of the URL. */
const sortOptions = Object.entries(sortNames).map(
  ([sort, label]) => [sort === 'newest' ? '' : sort, label] as const,
);

/** Collapsed on phones, where six fields would push the list off the screen. */
function Choices({ chosen, children }: { chosen: number; children: ReactNode }) {
  const fields = <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 xl:grid-cols-6">{children}</div>;
  // Only the initial value counts: clearing the last filter must not collapse the fields while someone uses them.
  const [startsOpen] = useState(chosen > 0);
  if (useWideScreen()) return fields;
  return (
    <details open={startsOpen}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold text-peacock">
        <Icon name="filter" className="size-5" />
        Filter and sort{chosen > 0 && ` (${chosen})`}
      </summary>
      <div className="pt-1 pb-2">{fields}</div>
    </details>
  );
}

interface SelectProps {
  name: string;
  label: string;
  defaultValue: string;
  onChange: () => void;
  children: ReactNode;
}

const Select = ({ label, children, ...rest }: SelectProps) => (
  <label className="min-w-0 text-xs font-semibold text-ink-soft">
    {label}
    <select
      className="mt-1 block min-h-11 w-full rounded-md border border-line-strong bg-white px-2 text-sm font-normal text-ink"
      {...rest}
    >
      {children}
    </select>
  </label>
);
