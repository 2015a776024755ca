import type { ComponentProps } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button, buttonClasses } from '@postprocure/ui/button';
import { Icon } from '@postprocure/ui/icon';
import { useFilterForm } from '../forms/use-filter-form.ts';

export interface ListChoice {
  name: string;
  label: string;
  /** The label of the empty option. If omitted, one of the other options must be chosen. */
  all?: string;
  options: readonly (readonly [value: string, label: string])[];
}

export interface ListInput {
  name: string;
  label: string;
  type: 'date' | 'search';
}

interface ListFormProps {
  /** If omitted, the form has no search field. */
  searchLabel?: string;
  choices?: readonly ListChoice[];
  inputs?: readonly ListInput[];
  /** Query parameters that the form keeps as hidden fields. */
  kept?: readonly string[];
}

const control =
  'mt-1 block min-h-11 w-full min-w-0 rounded-md border border-line-strong bg-white px-3 text-sm font-normal text-ink';
const label = 'min-w-0 text-xs font-semibold text-ink-soft lg:w-36 lg:grow-0';

export function ListForm({ searchLabel, choices = [], inputs = [], kept = [] }: ListFormProps) {
  const [address] = useSearchParams();
  const { form, submit } = useFilterForm();
  const valueOf = (name: string) => address.get(name) ?? '';
  const isFiltered = ['search', ...choices.map(({ name }) => name), ...inputs.map(({ name }) => name)].some(
    valueOf,
  );
  return (
    <form
      ref={form}
      role="search"
      onSubmit={submit}
      className="mb-5 grid gap-3 lg:flex lg:flex-wrap lg:items-end"
    >
      {kept.map(
        (name) => valueOf(name) && <input key={name} type="hidden" name={name} value={valueOf(name)} />,
      )}
      {searchLabel !== undefined && (
        <SearchLine aria-label={searchLabel} placeholder={searchLabel} defaultValue={valueOf('search')} />
      )}
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3 lg:contents">
        {choices.map(({ name, label: text, all, options }) => (
          <label key={name} className={label}>
            {text}
            <select name={name} className={control} defaultValue={valueOf(name)} onChange={() => submit()}>
              {all !== undefined && <option value="">{all}</option>}
              {options.map(([value, shown]) => (
                <option key={value} value={value}>
                  {shown}
                </option>
              ))}
            </select>
          </label>
        ))}
        {inputs.map(({ name, label: text, type }) => (
          <label key={name} className={label}>
            {text}
            <input name={name} type={type} className={control} maxLength={80} defaultValue={valueOf(name)} />
          </label>
        ))}
        {searchLabel === undefined && inputs.length > 0 && (
          <Button type="submit" tone="secondary" size="small" className="min-h-11 justify-self-start">
            Show
          </Button>
        )}
        {isFiltered && (
          <Link
            to="."
            className={buttonClasses({ tone: 'outline', size: 'small' }, 'min-h-11 justify-self-start')}
          >
            Clear
          </Link>
        )}
      </div>
    </form>
  );
}

const SearchLine = (props: ComponentProps<'input'>) => (
  <div className="flex gap-2 lg:min-w-80 lg:flex-1">
    <input
      type="search"
      name="search"
      maxLength={200}
      className="min-h-11 w-full min-w-0 rounded-md border border-line-strong bg-white px-4 text-base text-ellipsis placeholder:text-ink-soft"
      {...props}
    />
    <Button type="submit" tone="secondary" size="small" className="min-h-11" aria-label="Search">
      <Icon name="search" />
    </Button>
  </div>
);
