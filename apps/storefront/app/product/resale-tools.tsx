import { useState } from 'react';
import type { ProductDetail } from '@postprocure/contracts/catalogue/product';
import type { Resale } from '../subscription/describe-resale.ts';
import { MarginPanel } from './margin-panel.tsx';
import type { ProductChoice } from './product-options.ts';
import { ShareLinks } from './share-links.tsx';

interface ResaleToolsProps {
  product: ProductDetail;
  chosen: ProductChoice;
  resale: Resale;
  /** The canonical URL of the product. */
  url: string;
}

/** The margin calculator, and links that share the product at the price entered there. */
export function ResaleTools({ product, chosen, resale, url }: ResaleToolsProps) {
  const { sku } = chosen;
  const [typed, setTyped] = useState<{ sku: string; text: string; pricePaise: number | null }>();
  // A typed price belongs to the variation it was typed for, because another one may have another MRP.
  const { text, pricePaise } =
    typed?.sku === sku
      ? typed
      : { text: (resale.pricePaise / 100).toFixed(2), pricePaise: resale.pricePaise };
  return (
    <>
      <MarginPanel
        offer={resale.offer}
        price={text}
        onPrice={(typedText, typedPaise) => setTyped({ sku, text: typedText, pricePaise: typedPaise })}
      />
      <ShareLinks shared={{ product, chosen, pricePaise }} imageUrl={chosen.imageUrl} url={url} />
    </>
  );
}
