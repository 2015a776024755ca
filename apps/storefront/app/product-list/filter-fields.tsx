import type { ProductFacets } from '@postprocure/contracts/catalogue/product';
import { deliveryBands, newArrivalDays } from '@postprocure/contracts/catalogue/product-filter';
import { FilterCount } from './filter-count.tsx';
import { FilterGroup, type FilterOption } from './filter-group.tsx';
import type { ListChoices } from './list-url.ts';
import { PriceFilter } from './price-filter.tsx';

interface FilterFieldsProps {
  choices: ListChoices;
  /** Undefined until the first list is loaded. */
  facets: ProductFacets | undefined;
  onChoose: (change: Partial<ListChoices>) => void;
  onSlide: (change: Partial<ListChoices>) => void;
}

const any = (label: string): FilterOption => ({ value: '', label });

export function FilterFields({ choices, facets, onChoose, onSlide }: FilterFieldsProps) {
  const approximate = facets?.approximate ?? false;
  const { delivery, newWithin, origin, inStock = false } = choices;
  return (
    <>
      <PriceFilter choices={choices} facets={facets} onChoose={onChoose} onSlide={onSlide} />
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
        options={[any('All countries'), ...listOrigins(facets, origin)]}
        chosen={origin ?? ''}
        approximate={approximate}
        onChoose={(value) => onChoose({ origin: value || undefined })}
      />
      <fieldset className="border-t border-line py-4">
        <legend className="float-left mb-1 w-full font-semibold">Availability</legend>
        <label className="clear-left flex min-h-11 items-center gap-3 text-sm hover:text-peacock xl:min-h-9">
          <input
            type="checkbox"
            name="inStock"
            value="true"
            checked={inStock}
            className="size-4.5 shrink-0 accent-peacock"
            onChange={() => onChoose({ inStock: inStock ? undefined : true })}
          />
          <span className="grow">In stock</span>
          <FilterCount count={facets?.inStock} approximate={approximate} />
        </label>
      </fieldset>
    </>
  );
}

/** The countries of the list. The chosen one is included even if it has no products. */
function listOrigins(facets: ProductFacets | undefined, chosen: string | undefined): FilterOption[] {
  const origins = (facets?.origin ?? []).map(({ value, count }) => ({ value, label: value, count }));
  const isListed = chosen === undefined || origins.some(({ value }) => value === chosen);
  return isListed ? origins : [...origins, { value: chosen, label: chosen, count: facets && 0 }];
}
