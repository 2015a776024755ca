import { useRef } from 'react';
import { Link } from 'react-router';
import type { SubCategory } from '@postprocure/contracts/category';
import { IconButton } from '@postprocure/ui/icon-button';
import { Picture } from '@postprocure/ui/picture';
import { storeCategoryPath } from '../paths.ts';

const scrollStep = 200;

export function CategoryStrip({ categories }: { categories: SubCategory[] }) {
  const row = useRef<HTMLUListElement>(null);
  const scrollBy = (left: number) => row.current?.scrollBy({ left, behavior: 'smooth' });
  return (
    <section aria-labelledby="category-strip-title">
      <div className="flex items-center justify-between gap-4">
        <h2 id="category-strip-title" className="text-xl">
          SHOP BY CATEGORY
        </h2>
        <div className="flex gap-1">
          <IconButton
            icon="chevronLeft"
            label="Scroll categories left"
            onClick={() => scrollBy(-scrollStep)}
          />
          <IconButton
            icon="chevronRight"
            label="Scroll categories right"
            onClick={() => scrollBy(scrollStep)}
          />
        </div>
      </div>
      {categories.length === 0 ? (
        <p className="py-6 text-ink-soft">No categories found.</p>
      ) : (
        <ul ref={row} className="mt-4 flex gap-4 overflow-x-auto pb-4 sm:gap-6">
          {categories.map(({ c_id, c_name, image }) => (
            <li key={c_id} className="w-24 shrink-0 sm:w-32">
              <Link
                to={storeCategoryPath(c_name)}
                className="group block text-center text-xs font-medium sm:text-sm"
              >
                <span className="mb-2 block overflow-hidden rounded-full border-2 border-line bg-white p-1 transition group-hover:border-marigold">
                  <Picture src={image} alt="" sizes="8rem" className="rounded-full" />
                </span>
                {c_name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
