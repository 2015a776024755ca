import type { Site } from '../load-context.ts';
import { pageMeta, pageTitle } from '../page-meta.ts';
import { productPath } from '../paths.ts';
import { summariseProduct } from './describe-product.ts';
import type { ProductView } from './product-view.ts';

/**
 * Title and descriptions of the page. They are rendered instead of returned by `meta`, because on client navigation the
 * product is loaded after the page opens. React moves them into the head.
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
