import type { ProductCard } from '@postprocure/contracts/catalogue/product';
import { priceBuckets } from '@postprocure/contracts/catalogue/product-filter';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { Button } from '@postprocure/ui/button';
import { SelectField } from '@postprocure/ui/field';
import { Link } from '../page-link.tsx';
import { bucketKey } from '../product-list/list-url.ts';
import { ProductGrid } from '../product-list/product-grid.tsx';
import { winningProductsPath } from '../paths.ts';
import type { WinningChoices } from './winning-choices.ts';

export interface WinningProducts {
  choices: WinningChoices;
  categoryNames: string[];
  popular: ProductCard[];
  /** Products added in the last 30 days, most popular first. */
  fresh: ProductCard[];
  computedAt: string;
}

export function WinningList({ choices, categoryNames, popular, fresh, computedAt }: WinningProducts) {
  return (
    <div className="grid grid-cols-1 gap-10">
      <ChoiceForm choices={choices} categoryNames={categoryNames} />
      <section aria-labelledby="in-demand">
        <h2 id="in-demand" className="text-xl sm:text-2xl">
          {describeList('In demand', choices)}
        </h2>
        <p className="mt-2 mb-5 max-w-3xl text-sm text-ink-soft">
          In stock, ordered by the popularity score that the catalogue keeps for each product. It is a
          ranking, not a count of sales. Last updated{' '}
          <time dateTime={computedAt}>{formatDateTime(computedAt)}</time>.
        </p>
        <ProductGrid products={popular} eagerCount={4} />
      </section>
      {fresh.length > 0 && (
        <section aria-labelledby="new-and-rising">
          <h2 id="new-and-rising" className="text-xl sm:text-2xl">
            {describeList('New and rising', choices)}
          </h2>
          <p className="mt-2 mb-5 max-w-3xl text-sm text-ink-soft">
            Products listed within the last 30 days, ranked by the same score.
          </p>
          <ProductGrid products={fresh} />
        </section>
      )}
    </div>
  );
}

const describeList = (name: string, { category, price }: WinningChoices): string =>
  [name, category && `in ${category}`, price && `(${price.label})`].filter(Boolean).join(' ');

function ChoiceForm({ choices, categoryNames }: Pick<WinningProducts, 'choices' | 'categoryNames'>) {
  const isNarrowed = choices.category !== undefined || choices.price !== undefined;
  return (
    <form
      method="get"
      id="choices"
      // The URL ends with the form's own anchor, so that the results are in view on a phone.
      action={`${winningProductsPath}#choices`}
      // The fields are uncontrolled, so a change to the URL must remount them.
      key={`${choices.category ?? ''} ${choices.price?.label ?? ''}`}
      className="grid grid-cols-1 items-end gap-4 sm:grid-cols-[1fr_1fr_auto] lg:max-w-4xl"
    >
      <SelectField label="Category" name="category" defaultValue={choices.category ?? ''}>
        <option value="">All categories</option>
        {categoryNames.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Price band"
        name="price"
        defaultValue={choices.price ? bucketKey(choices.price) : ''}
      >
        <option value="">Any price</option>
        {priceBuckets.map((bucket) => (
          <option key={bucket.label} value={bucketKey(bucket)}>
            {bucket.label}
          </option>
        ))}
      </SelectField>
      <div className="flex items-center gap-4">
        <Button type="submit" tone="secondary">
          Show
        </Button>
        {isNarrowed && (
          <Link
            to={winningProductsPath}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-peacock underline"
          >
            Show all
          </Link>
        )}
      </div>
    </form>
  );
}
