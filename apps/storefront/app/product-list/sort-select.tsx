import { useNavigate } from 'react-router';
import { sortOrders, type SortOrder } from '@postprocure/contracts/catalogue/product-filter';
import { Button } from '@postprocure/ui/button';
import { filterFormId } from './filter-panel.tsx';
import { changeChoices, listHref, type ListChoices, type ListPlace } from './list-url.ts';
import { useDraft } from './use-draft.ts';

const labels: Record<SortOrder, string> = {
  featured: 'Featured',
  'price-low-high': 'Price: Low to High',
  'price-high-low': 'Price: High to Low',
  newest: 'Newest',
};

/**
 * Part of the filter form, so that without JavaScript one submission contains both the sort order and the filters.
 */
export function SortSelect({ place, choices }: { place: ListPlace; choices: ListChoices }) {
  const navigate = useNavigate();
  const [sort, setSort] = useDraft(choices.sort);
  const choose = (value: string) => {
    const chosen = sortOrders.find((order) => order === value) ?? 'featured';
    setSort(chosen);
    void navigate(listHref(place, changeChoices(choices, { sort: chosen })), { preventScrollReset: true });
  };
  return (
    <div className="flex min-w-0 items-center gap-2">
      <label className="flex min-w-0 items-center gap-2 text-sm">
        <span className="max-sm:sr-only">Sort by</span>
        <select
          name="sort"
          form={filterFormId}
          value={sort}
          className="min-h-11 min-w-0 rounded-md border border-line-strong bg-white px-3 font-semibold"
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {sortOrders.map((order) => (
            <option key={order} value={order}>
              {labels[order]}
            </option>
          ))}
        </select>
      </label>
      <div className="hidden noscript:block">
        <Button type="submit" form={filterFormId} tone="outline" size="small">
          Sort
        </Button>
      </div>
    </div>
  );
}
