import type { ProductFacets } from '@postprocure/contracts/catalogue/product';
import { deliveryBands, newArrivalDays } from '@postprocure/contracts/catalogue/product-filter';
import { FilterCount } from './filter-count.tsx';
import { FilterGroup, FilterOptions, type FilterOption } from './filter-group.tsx';
import type { ListChoices } from './list-url.ts';
import { PriceFilter } from './price-filter.tsx';

interface FilterFieldsProps {
  choices: ListChoices;
  /** Undefined until the first list has loaded. */
  facets: ProductFacets | undefined;
  onChoose: (change: Partial<ListChoices>) => void;
  onSlide: (change: Partial<ListChoices>) => void;
}

const any = (label: string): FilterOption => ({ value: '', label });

export function FilterFields({ choices, facets, onChoose, onSlide }: FilterFieldsProps) {
  const approximate = facets?.approximate ?? false;
  const approximateOptions = facets?.approximateOptions ?? false;
  const { delivery, newWithin, origin, color, size, inStock = false } = choices;
  return (
    <>
      <PriceFilter choices={choices} facets={facets} onChoose={onChoose} onSlide={onSlide} />
      <OptionFilter
        title="Size"
        name="size"
        anyLabel="All sizes"
        options={listOptions(facets?.sizes, size)}
        chosen={size}
        approximate={approximateOptions}
        onChoose={(value) => onChoose({ size: value })}
      />
      <OptionFilter
        title="Colour"
        name="color"
        anyLabel="All colours"
        options={listOptions(facets?.colors, color)}
        chosen={color}
        approximate={approximateOptions}
        onChoose={(value) => onChoose({ color: value })}
      />
      <FilterGroup
        title="Delivery days"
        name="delivery"
        options={[
          any('Any time'),
          ...deliveryBands.map((value) => ({
            value,
            label: `${value} days`,
            count: facets?.delivery.find((band) => band.value === value)?.count,
          })),
        ]}
        chosen={delivery ?? ''}
        approximate={approximate}
        onChoose={(value) => onChoose({ delivery: deliveryBands.find((band) => band === value) })}
      />
      <FilterGroup
        title="New arrivals"
        name="newWithin"
        options={[
          any('All products'),
          ...newArrivalDays.map((days) => ({
            value: String(days),
            label: `Last ${days} days`,
            count: facets?.newness.find((band) => band.days === days)?.count,
          })),
        ]}
        chosen={newWithin === undefined ? '' : String(newWithin)}
        approximate={approximate}
        onChoose={(value) => onChoose({ newWithin: newArrivalDays.find((days) => String(days) === value) })}
      />
      <FilterGroup
        title="Country of origin"
        name="origin"
        options={[any('All countries'), ...listOptions(facets?.origin, origin)]}
        chosen={origin ?? ''}
        approximate={approximate}
        onChoose={(value) => onChoose({ origin: value || undefined })}
      />
      <fieldset className="filter-options border-t border-line py-4">
        <legend>Availability</legend>
        <label>
          <input
            type="checkbox"
            name="inStock"
            value="true"
            checked={inStock}
            onChange={() => onChoose({ inStock: inStock ? undefined : true })}
          />
          In stock
          <FilterCount count={facets?.inStock} approximate={approximate} />
        </label>
      </fieldset>
    </>
  );
}

interface OptionFilterProps {
  title: string;
  name: string;
  anyLabel: string;
  options: FilterOption[];
  chosen: string | undefined;
  approximate: boolean;
  onChoose: (value: string | undefined) => void;
}

/** How many options are visible while the list is collapsed. */
const shownOptions = 6;

/** Renders nothing if there are no options. The less frequent options of a long list are collapsed. */
function OptionFilter({ anyLabel, options, chosen = '', onChoose, ...group }: OptionFilterProps) {
  if (options.length === 0) return null;
  const choose = (value: string) => onChoose(value || undefined);
  const rest = options.slice(shownOptions);
  return (
    <FilterGroup
      {...group}
      options={[any(anyLabel), ...options.slice(0, shownOptions)]}
      chosen={chosen}
      onChoose={choose}
    >
      {rest.length > 0 && (
        <details open={rest.some(({ value }) => value === chosen)}>
          <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold text-peacock xl:min-h-9">
            {rest.length} more
          </summary>
          <FilterOptions {...group} options={rest} chosen={chosen} onChoose={choose} />
        </details>
      )}
    </FilterGroup>
  );
}

/** The options in the list, plus the selected one even if it has no products. */
function listOptions(
  counts: readonly { value: string; count: number }[] | undefined,
  chosen: string | undefined,
): FilterOption[] {
  const options = (counts ?? []).map(({ value, count }) => ({ value, label: value, count }));
  const isListed = chosen === undefined || options.some(({ value }) => value === chosen);
  return isListed ? options : [...options, { value: chosen, label: chosen, count: counts && 0 }];
}
