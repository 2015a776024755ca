import type { Site } from '../load-context.ts';
import { pageMeta, pageTitle } from '../page-meta.ts';
import { productPath } from '../paths.ts';
import { summariseProduct } from './describe-product.ts';
import type { ProductView } from './product-view.ts';

/**
 * Title and meta tags of the page. They are rendered with the page and not in the route's `meta`, because after
 * client-side navigation the product loads later. React moves them into the head.
 */
export function ProductHead({ site, view: { product } }: { site: Site; view: ProductView }) {
  const entries = pageMeta(site, {
    title: pageTitle(product.title),
    description: summariseProduct(product),
    path: productPath(product.id),
    image: product.imgUrl[0],
  });
  return entries.map((entry) => {
    if ('title' in entry) return <title key="title">{String(entry.title)}</title>;
    if ('tagName' in entry) return <link key="link" rel={String(entry.rel)} href={String(entry.href)} />;
    return <meta key={JSON.stringify(entry)} {...entry} />;
  });
}
