import { useId } from 'react';
import { Badge } from '@postprocure/ui/badge';
import { Image } from '@postprocure/ui/image';
import { Price } from '@postprocure/ui/price';
import { deferLayout } from '../hydration/deferred-layout.ts';
import { Link } from '../page-link.tsx';
import { productPath } from '../paths.ts';
import { SubscribeButton } from '../subscription/subscribe-button.tsx';
import type { CardProduct } from './card-product.ts';
import { CardResale } from './card-resale.tsx';
import { AddToCartButton } from './product-card-buttons.tsx';

export interface ProductCardProps {
  product: CardProduct;
  /** Value of the `sizes` attribute of the image. */
  sizes: string;
  eager?: boolean;
  /** Whether the card has an add-to-cart button. Set in search results. */
  withCart?: boolean;
}

/** The title's link covers the whole card; the buttons are above it. */
export function ProductCard({ product, sizes, eager = false, withCart = false }: ProductCardProps) {
  const titleId = useId();
  const soldOut = product.quantity === 0;
  return (
    <article className="product-card" data-cart={withCart || undefined} {...deferLayout}>
      <Image src={product.imgUrl[0]} alt="" sizes={sizes} widest={640} eager={eager} />
      {soldOut && (
        <div className="absolute top-3 left-3">
          <Badge>Out of stock</Badge>
        </div>
      )}
      <h3 id={titleId}>
        <Link to={productPath(product.id)} className="covers-box">
          {product.title}
        </Link>
      </h3>
      <Price sp={product.sp} mrp={product.mrp} />
      <CardResale product={product} />
      <div className="actions">
        <SubscribeButton look="card" productId={product.id} titleId={titleId} soldOut={soldOut} />
        {withCart && <AddToCartButton productId={product.id} titleId={titleId} disabled={soldOut} />}
      </div>
    </article>
  );
}
