import type { ProductFacets } from '@postprocure/contracts/catalogue/product';
import { priceBuckets, priceSlider } from '@postprocure/contracts/catalogue/product-filter';
import { formatRupees } from '@postprocure/money/format-rupees';
import { RangeSlider } from '@postprocure/ui/range-slider';
import { FilterGroup } from './filter-group.tsx';
import { bucketBounds, bucketKey, findBucket, sliderBounds, type ListChoices } from './list-url.ts';

interface PriceFilterProps {
  choices: ListChoices;
  facets: ProductFacets | undefined;
  onChoose: (change: Partial<ListChoices>) => void;
  onSlide: (change: Partial<ListChoices>) => void;
}

/** The range of the slider and the bounds of all buckets are multiples of this. */
const step = 5;
const anyPrice = '';

const clamp = (value: number): number => Math.min(priceSlider.max, Math.max(priceSlider.min, value));
const formatPrice = (value: number): string => formatRupees(value, { decimals: 0 });

/** Price buckets, and a slider for a custom range. Both set the same two bounds. */
export function PriceFilter({ choices, facets, onChoose, onSlide }: PriceFilterProps) {
  const { minPrice = priceSlider.min, maxPrice = priceSlider.max } = choices;
  const bucket = findBucket(choices);
  const isAny = choices.minPrice === undefined && choices.maxPrice === undefined;
  const low = clamp(minPrice);
  const high = clamp(Math.ceil(maxPrice / step) * step);
  // Shows the actual bounds, even if the slider can't reach them.
  const lowest = choices.minPrice ?? (maxPrice < priceSlider.min ? 0 : priceSlider.min);
  const highest = choices.maxPrice ?? Math.max(priceSlider.max, minPrice);
  return (
    <FilterGroup
      title="Price"
      name="price"
      options={[
        { value: anyPrice, label: 'Any price' },
        ...priceBuckets.map((each, index) => ({
          value: bucketKey(each),
          label: each.label,
          count: facets?.price[index]?.count,
        })),
      ]}
      chosen={bucket ? bucketKey(bucket) : isAny ? anyPrice : 'range'}
      approximate={facets?.approximate ?? false}
      onChoose={(value) => {
        const chosen = priceBuckets.find((each) => bucketKey(each) === value);
        onChoose(chosen ? bucketBounds(chosen) : { minPrice: undefined, maxPrice: undefined });
      }}
    >
      <p className="mt-2 flex justify-between text-sm">
        <span>{formatPrice(lowest)}</span>
        <span>
          {choices.maxPrice === undefined ? `${formatPrice(highest)} and more` : formatPrice(highest)}
        </span>
      </p>
      <RangeSlider
        {...priceSlider}
        step={step}
        low={low}
        high={high}
        names={['minPrice', 'maxPrice']}
        labels={['Lowest price', 'Highest price']}
        formatValue={formatPrice}
        onChange={(newLow, newHigh) => onSlide(sliderBounds(newLow, newHigh))}
      />
    </FilterGroup>
  );
}
