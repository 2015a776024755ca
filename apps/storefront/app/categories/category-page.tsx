import type { ProductPage } from '@postprocure/contracts/catalogue/product';
import { Container } from '@postprocure/ui/container';
import type { CardPage } from '../product-list/card-product.ts';
import { Breadcrumbs } from '../seo/breadcrumbs.tsx';
import { CategoryStrip } from './category-strip.tsx';
import { useLoaded, type PageData } from '../data/loaded.ts';
import { storePath } from '../paths.ts';
import { describeBreadcrumbs, JsonLd } from '../seo/json-ld.tsx';
import { useSite } from '../site.ts';
import { CategoryNav, type CategoryLinks } from './category-nav.tsx';
import { CategorySidebar } from './category-sidebar.tsx';
import { FilterPanel } from '../product-list/filter-panel.tsx';
import { formatTotal } from '../product-list/format-total.ts';
import { ListLayout } from '../product-list/list-layout.tsx';
import { ListTitle, listTitleId } from '../product-list/list-title.tsx';
import { ListToolbar } from '../product-list/list-toolbar.tsx';
import type { ListChoices } from '../product-list/list-url.ts';
import { ProductList } from '../product-list/product-list.tsx';

interface CategoryPageProps extends CategoryLinks {
  products: PageData<CardPage<ProductPage>>;
  choices: ListChoices;
}

export function CategoryPage({ products, choices, ...links }: CategoryPageProps) {
  const { main, sub, pathOf } = links;
  const site = useSite();
  const { current, latest } = useLoaded(products);
  const place = { path: pathOf(main.c_name, sub?.c_name) };
  const title = sub?.c_name ?? main.c_name;
  const crumbs = [
    { name: 'Product Store', path: storePath },
    { name: main.c_name, path: pathOf(main.c_name) },
    ...(sub ? [{ name: sub.c_name, path: place.path }] : []),
  ];
  return (
    <Container className="grid grid-cols-1 gap-6 pt-3">
      <div>
        <Breadcrumbs crumbs={crumbs} />
        <JsonLd thing={describeBreadcrumbs(site, crumbs)} />
        <h1 className="pt-1 text-3xl">{title}</h1>
      </div>
      <CategoryNav {...links} />
      {!sub && main.children.length > 0 && (
        <CategoryStrip variant="category" main={main.c_name} categories={{ value: main.children }} />
      )}
      <ListLayout
        sidebar={
          <FilterPanel place={place} choices={choices} facets={latest?.facets}>
            <CategorySidebar {...links} />
          </FilterPanel>
        }
      >
        <section aria-labelledby={listTitleId}>
          <ListTitle>{`Products in ${title}`}</ListTitle>
          <ListToolbar place={place} choices={choices}>
            {current && 'value' in current ? `${formatTotal(current.value)} products` : null}
          </ListToolbar>
          <ProductList page={current} place={place} choices={choices} />
        </section>
      </ListLayout>
    </Container>
  );
}
