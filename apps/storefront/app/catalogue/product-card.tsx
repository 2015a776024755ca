import { Link } from 'react-router';
import type { ProductCard as Product } from '@postprocure/contracts/product';
import { Picture } from '@postprocure/ui/picture';
import { Price } from '@postprocure/ui/price';
import { productPath } from '../paths.ts';

const pictureSizes = '(min-width: 84rem) 19rem, (min-width: 64rem) 23vw, (min-width: 48rem) 31vw, 46vw';

export function ProductCard({ product, eager = false }: { product: Product; eager?: boolean }) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-white transition hover:-translate-y-0.5 hover:shadow-lift">
      <div className="overflow-hidden">
        <Picture
          src={product.imgUrl[0]}
          alt=""
          sizes={pictureSizes}
          eager={eager}
          className="transition duration-300 group-hover:scale-[1.04]"
        />
      </div>
      <div className="flex grow flex-col gap-1.5 p-3 sm:p-4">
        <h3 className="line-clamp-2 text-sm leading-5 font-medium tracking-normal">
          <Link to={productPath(product.id)} className="after:absolute after:inset-0">
            {product.title}
          </Link>
        </h3>
        <div className="mt-auto">
          <Price sp={product.sp} mrp={product.mrp} />
        </div>
      </div>
    </article>
  );
}
