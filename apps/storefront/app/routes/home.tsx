import { Link, useRouteLoaderData } from 'react-router';
import { brand } from '@postprocure/contracts/brand';
import { listQuery } from '@postprocure/api-client/product-query';
import { buttonClasses } from '@postprocure/ui/button';
import { Container } from '@postprocure/ui/container';
import { Icon } from '@postprocure/ui/icon';
import { Picture } from '@postprocure/ui/picture';
import type { ProductCard } from '@postprocure/contracts/product';
import type { Route } from './+types/home';
import { CategoryStrip } from '../catalogue/category-strip.tsx';
import { ProductGrid } from '../catalogue/product-grid.tsx';
import { homeFeatures, homePromises } from '../content/home.ts';
import { catalogueContext, siteContext } from '../load-context.ts';
import { cachedPageHeaders } from '../page-headers.ts';
import { pageMeta } from '../page-meta.ts';
import { productPath, storePath } from '../paths.ts';
import type { loader as rootLoader } from '../root.tsx';

const heroPictures = 5;
const trendingProducts = 12;

export async function loader({ context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const [categories, page] = await Promise.all([
    catalogue.listCategories(),
    catalogue.listProducts(listQuery({ limit: heroPictures + trendingProducts })),
  ]);
  return {
    site: context.get(siteContext),
    categories: categories.map(({ c_id, c_name, image }) => ({ c_id, c_name, image })),
    heroProducts: page.products.slice(0, heroPictures),
    products: page.products.slice(heroPictures),
  };
}

export const headers = cachedPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData.site, {
    title: `${brand.name}: ${brand.tagline}`,
    description:
      'Dropshipping for India: over one million trending products to list and sell under your own name, shipped straight to your customers.',
    path: '/',
  });

export default function Home({ loaderData }: Route.ComponentProps) {
  const { categories, heroProducts, products } = loaderData;
  return (
    <>
      <Hero products={heroProducts} />
      <Container className="grid grid-cols-1 gap-16 pt-12">
        <CategoryStrip categories={categories} />
        <section aria-labelledby="trending-title">
          <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
            <h2 id="trending-title" className="text-2xl">
              Trending with resellers
            </h2>
            <Link
              to={storePath}
              className="inline-flex items-center gap-1.5 py-1 font-semibold text-peacock hover:underline"
            >
              All products <Icon name="arrowRight" className="size-4" />
            </Link>
          </div>
          <ProductGrid products={products} />
        </section>
        <Features />
      </Container>
      <Promises />
    </>
  );
}

function Hero({ products }: { products: ProductCard[] }) {
  const sellerAppUrl = useRouteLoaderData<typeof rootLoader>('root')?.site.sellerAppUrl ?? '';
  return (
    <section className="on-dark overflow-hidden bg-aubergine text-on-dark">
      <Container className="grid items-center gap-10 pt-36 pb-14 lg:grid-cols-[1fr_1.1fr] lg:pt-44 lg:pb-20">
        <div>
          <h1 className="text-display">{brand.tagline}</h1>
          <p className="mt-6 max-w-xl text-lg text-on-dark-soft">
            Over one million trending products to sell under your own name. You set the margin and take the
            order; we pack it and ship it straight to your customer, anywhere in India.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link to={storePath} className={buttonClasses()}>
              Browse the store
            </Link>
            <a href={`${sellerAppUrl}/login`} className={buttonClasses({ tone: 'onDark' })}>
              Store Login
            </a>
          </div>
          <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-sm text-on-dark-soft">
            {homePromises.map((promise) => (
              <li key={promise} className="inline-flex items-center gap-2">
                <Icon name="check" className="size-4 text-marigold" />
                {promise}
              </li>
            ))}
          </ul>
        </div>
        <HeroPictures products={products} />
      </Container>
      <div className="temple-border text-paper" aria-hidden="true" />
    </section>
  );
}

/** One large picture and four small ones, straight from the catalogue. */
function HeroPictures({ products }: { products: ProductCard[] }) {
  return (
    <ul className="grid grid-cols-4 grid-rows-2 gap-3 sm:gap-4">
      {products.map((product, index) => (
        <li key={product.id} className={index === 0 ? 'col-span-2 row-span-2' : ''}>
          <Link to={productPath(product.id)} className="block overflow-hidden rounded-lg shadow-panel">
            <Picture
              src={product.imgUrl[0]}
              alt={product.title}
              sizes={index === 0 ? '(min-width: 64rem) 20rem, 46vw' : '(min-width: 64rem) 10rem, 23vw'}
              eager
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Features() {
  return (
    <section aria-labelledby="features-title">
      <h2 id="features-title" className="max-w-2xl text-2xl">
        You sell. We source, stock, pack and ship.
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {homeFeatures.map(({ icon, title, text }) => (
          <li key={title} className="border-t-2 border-marigold pt-5">
            <Icon name={icon} className="size-8 text-peacock" />
            <h3 className="mt-3 text-lg">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Promises() {
  return (
    <section aria-label="Our promises" className="mt-16 bg-marigold-soft">
      <Container className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-8">
        <ul className="flex flex-wrap gap-x-10 gap-y-3 text-lg font-semibold">
          {homePromises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
        <Link to={storePath} className={buttonClasses({ tone: 'secondary' })}>
          Get Started
        </Link>
      </Container>
    </section>
  );
}
