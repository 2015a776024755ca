import { useId } from 'react';
import { Link } from 'react-router';
import type { ProductCard as Product } from '@postprocure/contracts/catalogue/product';
import { Badge } from '@postprocure/ui/badge';
import { Image } from '@postprocure/ui/image';
import { Price } from '@postprocure/ui/price';
import { productPath } from '../paths.ts';
import { SubscribeButton } from '../subscription/subscribe-button.tsx';
import { AddToCartButton } from './product-card-buttons.tsx';

export interface ProductCardProps {
  product: Product;
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
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-white transition hover:-translate-y-0.5 hover:shadow-lift">
      <div className="overflow-hidden">
        <Image
          src={product.imgUrl[0]}
          alt=""
          sizes={sizes}
          widest={640}
          eager={eager}
          className="transition duration-300 group-hover:scale-[1.04]"
        />
      </div>
      {soldOut && (
        <div className="absolute top-3 left-3">
          <Badge>Out of stock</Badge>
        </div>
      )}
      <div className="flex grow flex-col gap-1.5 p-3 sm:p-4">
        {/* The title takes up two lines even if it is short, so that prices and buttons align across a row. */}
        <h3 id={titleId} className="line-clamp-2 min-h-10 text-sm leading-5 font-semibold tracking-normal">
          <Link to={productPath(product.id)} className="covers-box">
            {product.title}
          </Link>
        </h3>
        <Price sp={product.sp} mrp={product.mrp} />
        <div className="relative mt-auto grid gap-2 pt-2">
          <SubscribeButton look="card" productId={product.id} titleId={titleId} soldOut={soldOut} />
          {withCart && <AddToCartButton productId={product.id} titleId={titleId} disabled={soldOut} />}
        </div>
      </div>
    </article>
  );
}
