import { imageUrl } from '@postprocure/contracts/images/image';
import { Card } from '@postprocure/ui/card';
import { Image } from '@postprocure/ui/image';
import type { StoreCategory } from '../categories/store-category.ts';
import { storeShelves, type ShelfItem } from '../content/store-shelves.ts';
import { pathOfTarget } from '../categories/category-target.ts';
import { Link } from '../page-link.tsx';

/** Static groups of four popular categories. */
export function Shelves({ categories }: { categories: readonly StoreCategory[] | undefined }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
      {storeShelves.map(({ title, items }) => (
        <Card key={title} className="p-4 sm:p-5">
          <h2 className="text-lg">{title}</h2>
          <ul aria-label={title} className="mt-4 grid grid-cols-2 gap-x-3 gap-y-4">
            {items.map((item) => (
              <li key={item.name}>
                <ShelfLink item={item} to={pathOfTarget(item.to, categories)} />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}

function ShelfLink({ item, to }: { item: ShelfItem; to: string }) {
  return (
    <Link to={to} className="group block text-sm font-semibold">
      <span className="mb-2 block overflow-hidden rounded-md">
        <Image
          src={imageUrl(item.image)}
          alt=""
          sizes="(min-width: 80rem) 9rem, (min-width: 40rem) 21vw, 42vw"
          widest={480}
          className="transition duration-300 group-hover:scale-[1.04]"
        />
      </span>
      <span className="group-hover:underline">{item.name}</span>
    </Link>
  );
}
