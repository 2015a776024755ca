import { useState } from 'react';
import type { ProductDetail } from '@postprocure/contracts/catalogue/product';
import type { Resale } from '../subscription/describe-resale.ts';
import { MarginCalculator } from './margin-calculator.tsx';
import { readSellingPrice } from './margin-inputs.ts';
import type { ProductChoice } from './product-options.ts';
import { ShareLinks } from './share-links.tsx';

interface ResaleToolsProps {
  product: ProductDetail;
  chosen: ProductChoice;
  resale: Resale;
  /** The canonical URL of the product. */
  url: string;
}

/** The margin calculator, and sharing the product at the price in it. */
export function ResaleTools({ product, chosen, resale, url }: ResaleToolsProps) {
  const [costs, setCosts] = useState({ channelFee: '', shipping: '', rto: '' });
  // A typed price belongs to the variation it was typed for. Another one may have another MRP.
  const [typed, setTyped] = useState<{ sku: string; price: string }>();
  const price = typed?.sku === chosen.sku ? typed.price : (resale.pricePaise / 100).toFixed(2);
  const read = readSellingPrice(price, resale.offer.mrpPaise);
  return (
    <>
      <MarginCalculator
        offer={resale.offer}
        inputs={{ price, ...costs }}
        onType={(field, text) => {
          if (field === 'price') setTyped({ sku: chosen.sku, price: text });
          else setCosts({ ...costs, [field]: text });
        }}
      />
      <ShareLinks
        shared={{ product, chosen, pricePaise: 'value' in read ? read.value : null }}
        imageUrl={chosen.imageUrl}
        url={url}
      />
    </>
  );
}
