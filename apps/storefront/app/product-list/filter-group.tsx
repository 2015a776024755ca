import type { ReactNode } from 'react';
import { FilterCount } from './filter-count.tsx';

export interface FilterOption {
  /** Form value; empty for no choice. */
  value: string;
  label: string;
  /** Number of products with this option; undefined if not counted. */
  count?: number | undefined;
}

interface FilterOptionsProps {
  name: string;
  options: readonly FilterOption[];
  chosen: string;
  approximate: boolean;
  onChoose: (value: string) => void;
}

interface FilterGroupProps extends FilterOptionsProps {
  title: string;
  children?: ReactNode;
}

/** A group of radio buttons. */
export const FilterGroup = ({ title, children, ...options }: FilterGroupProps) => (
  <fieldset className="border-t border-line py-4">
    <legend className="float-left mb-1 w-full font-semibold">{title}</legend>
    <div className="clear-left">
      <FilterOptions {...options} />
      {children}
    </div>
  </fieldset>
);

export const FilterOptions = ({ name, options, chosen, approximate, onChoose }: FilterOptionsProps) =>
  options.map(({ value, label, count }) => (
    <label key={value} className="flex min-h-11 items-center gap-3 text-sm hover:text-peacock xl:min-h-9">
      <input
        type="radio"
        name={name}
        value={value}
        checked={value === chosen}
        className="size-4.5 shrink-0 accent-peacock"
        onChange={() => onChoose(value)}
      />
      <span className="grow">{label}</span>
      <FilterCount count={count} approximate={approximate} />
    </label>
  ));
