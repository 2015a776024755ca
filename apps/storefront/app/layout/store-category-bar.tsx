import { Link } from 'react-router';
import type { Category } from '@postprocure/contracts/category';
import { Container } from '@postprocure/ui/container';
import { storeCategoryPath } from '../paths.ts';
import { MegaMenu } from './mega-menu.tsx';

const barLength = 10;

export function StoreCategoryBar({ categories }: { categories: Category[] }) {
  return (
    <nav aria-label="Categories" className="bg-aubergine-deep text-sm">
      <Container className="flex">
        <MegaMenu categories={categories} />
        <ul className="flex overflow-x-auto whitespace-nowrap [scrollbar-width:none]">
          {categories.slice(0, barLength).map(({ c_id, c_name }) => (
            <li key={c_id}>
              <Link
                to={storeCategoryPath(c_name)}
                className="block px-3 py-2.5 text-on-dark-soft hover:text-on-dark hover:underline"
              >
                {c_name}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
