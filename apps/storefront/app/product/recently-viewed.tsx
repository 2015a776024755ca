import { useEffect, useState, type ComponentType } from 'react';
import { settle } from '../data/loaded.ts';
import type { ViewedProduct } from './viewed-products.ts';

interface RecentlyViewedProps {
  current: ViewedProduct;
}

/** Only the browser knows these products, so the row's code is loaded after the page. */
export function RecentlyViewed(props: RecentlyViewedProps) {
  const [Row, setRow] = useState<ComponentType<RecentlyViewedProps>>();
  useEffect(() => {
    void settle(import('./recently-viewed-row.tsx')).then((loaded) => {
      if ('value' in loaded) setRow(() => loaded.value.RecentlyViewedRow);
    });
  }, []);
  return Row ? <Row {...props} /> : null;
}
