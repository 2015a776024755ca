import type { ReactNode } from 'react';
import { FilterCount } from './filter-count.tsx';

export interface FilterOption {
  /** The form value; empty if nothing is chosen. */
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
  <fieldset className="filter-options border-t border-line py-4">
    <legend>{title}</legend>
    <div className="clear-left">
      <FilterOptions {...options} />
      {children}
    </div>
  </fieldset>
);

export const FilterOptions = ({ name, options, chosen, approximate, onChoose }: FilterOptionsProps) =>
  options.map(({ value, label, count }) => (
    <label key={value}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={value === chosen}
        onChange={() => onChoose(value)}
      />
      {label}
      <FilterCount count={count} approximate={approximate} />
    </label>
  ));
