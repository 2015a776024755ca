import { Form } from 'react-router';
import type { Category } from '@postprocure/contracts/category';
import { searchTermMaxLength } from '@postprocure/contracts/limits';
import { Icon } from '@postprocure/ui/icon';
import { searchPath } from '../paths.ts';
import { truncateLabel } from './truncate-label.ts';

/** A plain GET form, so that searching works before and without scripts. An empty category means ALL. */
export function StoreSearch({ categories }: { categories: Category[] }) {
  return (
    <Form
      action={searchPath}
      role="search"
      className="flex min-h-11 overflow-hidden rounded-md bg-white text-ink"
    >
      <select
        name="categoryName"
        aria-label="Category"
        className="max-w-36 min-w-[60px] shrink-0 truncate border-r border-line bg-paper-deep px-3 text-sm max-sm:hidden"
      >
        <option value="">ALL</option>
        {categories.map(({ c_id, c_name }) => (
          <option key={c_id} value={c_name}>
            {truncateLabel(c_name)}
          </option>
        ))}
      </select>
      <input
        type="search"
        name="q"
        required
        maxLength={searchTermMaxLength}
        aria-label="Search for products"
        placeholder="Search for products..."
        className="min-w-0 grow px-4 text-base outline-offset-[-3px] placeholder:text-ink-soft"
      />
      <button
        type="submit"
        aria-label="Search"
        className="grid w-14 shrink-0 place-items-center bg-marigold outline-offset-[-3px] transition hover:bg-marigold-deep"
      >
        <Icon name="search" />
      </button>
    </Form>
  );
}
