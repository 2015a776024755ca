import { useSearchParams } from 'react-router';
import { Container } from '@postprocure/ui/container';
import { Link } from '../page-link.tsx';
import { Breadcrumbs } from '../seo/breadcrumbs.tsx';
import { ProductGrid } from '../product-list/product-grid.tsx';
import type { Site } from '../load-context.ts';
import { productPath, searchPath, storeCategoryPath } from '../paths.ts';
import { absoluteUrl, describeBreadcrumbs, JsonLd } from '../seo/json-ld.tsx';
import { describeResale } from '../subscription/describe-resale.ts';
import { useMerchantPricing } from '../subscription/subscription-store.ts';
import type { AskedDelivery } from './asked-delivery.ts';
import { BuyPanel } from './buy-panel.tsx';
import { DeliveryCheck } from './delivery-check.tsx';
import { describeProduct, listCrumbs } from './describe-product.ts';
import { OptionPicker } from './option-picker.tsx';
import { ProductBullets, ProductDescription } from './product-description.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { listImages, orderSlides, readOptions } from './product-options.ts';
import { ProductPrice } from './product-price.tsx';
import type { ProductView, RelatedProducts } from './product-view.ts';
import { RecentlyViewed } from './recently-viewed.tsx';
import { ResaleFigures } from './resale-figures.tsx';
import { ResaleTools } from './resale-tools.tsx';
import { SizeChartButton, SizeChartDialog } from './size-chart-dialog.tsx';
import { TrustIcons } from './trust-icons.tsx';

interface ProductPageProps {
  view: ProductView;
  asked: AskedDelivery | null;
  site: Site;
}

export function ProductPage({ view, asked, site }: ProductPageProps) {
  const { product, categoryNames, related, sizeChart } = view;
  const [parameters] = useSearchParams();
  const options = readOptions(product, { color: parameters.get('color'), size: parameters.get('size') });
  const { chosen } = options;
  const resale = describeResale(product, chosen, useMerchantPricing(product.id));
  const images = listImages(product);
  const crumbs = listCrumbs(product, categoryNames);
  return (
    <Container className="grid grid-cols-1 gap-12 pt-5">
      <div>
        <Breadcrumbs crumbs={crumbs} />
        {/* Two columns of independent heights. Only the third row grows with the panel, and only the last with the text. */}
        <div className="mt-4 grid grid-cols-1 gap-8 lg:grid-cols-[1.25fr_1fr] lg:grid-rows-[minmax(min-content,0)_minmax(min-content,0)_auto_auto_1fr] lg:gap-x-12 sm:print:grid-cols-[16rem_1fr]">
          <ProductGallery title={product.title} images={images} slides={orderSlides(images, chosen)} />
          <div className="grid grid-cols-1 content-start gap-6 lg:col-start-2 lg:row-span-3 lg:row-start-1">
            <div>
              {product.brand !== '' && <BrandLink brand={product.brand} />}
              <h1 className="mt-1 text-xl sm:text-2xl">{product.title}</h1>
            </div>
            <ProductPrice sp={chosen.sp} mrp={chosen.mrp} />
            <ResaleFigures resale={resale} />
            <OptionPicker
              productId={product.id}
              options={options}
              sizeHelp={sizeChart && <SizeChartButton />}
            />
            {sizeChart && <SizeChartDialog chart={sizeChart} chosen={chosen.size} />}
            <div className="grid gap-6 print:hidden">
              <BuyPanel
                productId={product.id}
                sku={chosen.sku}
                stock={chosen.quantity}
                productStock={product.quantity}
              />
              {product.quantity > 0 ? (
                <DeliveryCheck productId={product.id} chosen={chosen} asked={asked} />
              ) : (
                related.products.length > 0 && <SimilarLink />
              )}
              <ResaleTools
                product={product}
                chosen={options.orderable ? chosen : { ...chosen, color: undefined }}
                resale={resale}
                url={absoluteUrl(site, productPath(product.id))}
              />
            </div>
          </div>
          <div className="print:hidden">
            <TrustIcons />
          </div>
          <div className="mt-4 grid grid-cols-1 content-start gap-10 lg:row-span-3 print:col-span-full">
            <ProductBullets bullets={product.bullet_points} />
            <ProductDescription html={product.description} />
          </div>
          <div className="lg:col-start-2 lg:row-start-4 print:col-span-full">
            <ProductFacts product={product} chosen={chosen} />
          </div>
        </div>
      </div>
      <div className="grid grid-cols-1 gap-12 empty:hidden print:hidden">
        <MoreProducts {...related} />
        <RecentlyViewed current={{ id: product.id, title: product.title, image: product.imgUrl[0] }} />
      </div>
      <JsonLd thing={describeProduct(site, product, categoryNames)} />
      <JsonLd thing={describeBreadcrumbs(site, crumbs)} />
    </Container>
  );
}

const BrandLink = ({ brand }: { brand: string }) => (
  <Link
    to={`${searchPath}?${new URLSearchParams({ q: brand }).toString()}`}
    className="text-sm font-semibold text-peacock hover:underline"
  >
    {brand}
  </Link>
);

const relatedTitleId = 'related-title';

const SimilarLink = () => (
  <a href={`#${relatedTitleId}`} className="justify-self-start font-semibold text-peacock underline">
    See similar products
  </a>
);

function MoreProducts({ products, categoryNames }: RelatedProducts) {
  const [main, sub] = categoryNames;
  if (products.length === 0 || main === undefined) return null;
  return (
    <section aria-labelledby={relatedTitleId}>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-5">
        <h2 id={relatedTitleId} className="text-2xl">
          More in {sub ?? main}
        </h2>
        <Link to={storeCategoryPath(main, sub)} className="font-semibold text-peacock hover:underline">
          See all
        </Link>
      </div>
      <ProductGrid products={products} />
    </section>
  );
}
