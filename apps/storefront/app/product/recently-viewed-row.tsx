import { Image } from '@postprocure/ui/image';
import { ScrollRow } from '@postprocure/ui/scroll-row';
import { Link } from '../page-link.tsx';
import { productPath } from '../paths.ts';
import { useRecentlyViewed, type ViewedProduct } from './viewed-products.ts';

export function RecentlyViewedRow({ current }: { current: ViewedProduct }) {
  const viewed = useRecentlyViewed(current);
  if (viewed.length === 0) return null;
  return (
    <ScrollRow title="Recently viewed" itemsName="recently viewed products">
      {viewed.map(({ id, title, image }) => (
        <li key={id} className="w-32 shrink-0 sm:w-40">
          <Link to={productPath(id)} className="group block text-xs sm:text-sm">
            <span className="mb-2 block overflow-hidden rounded-lg border border-line bg-white">
              <Image src={image} alt="" sizes="10rem" widest={320} />
            </span>
            <span className="line-clamp-2 group-hover:underline">{title}</span>
          </Link>
        </li>
      ))}
    </ScrollRow>
  );
}
