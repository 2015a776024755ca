import type { ProductCard } from '@postprocure/contracts/catalogue/product';
import { offerVariation, type Offer } from '@postprocure/money/gst-slab';
import { marginAfterGst } from '@postprocure/money/margin';
import { rupeesToPaise } from '@postprocure/money/paise';
import type { OfferedProduct } from '@postprocure/money/price-by-rule';

/** The price at which a merchant sells a product or one of its variations. */
export interface ResalePrice {
  pricePaise: number;
  pricedBy: 'mrp' | 'rule' | 'hand';
}

export type MerchantPricing = (product: OfferedProduct, variation: Offer) => ResalePrice;

export interface Resale extends ResalePrice {
  offer: OfferedProduct;
  /** The merchant's margin after GST. */
  marginPaise: number;
}

type Prices = Pick<ProductCard, 'sp' | 'mrp'>;

/**
 * Returns the selling price and the earnings. Without a merchant's pricing, the price is the MRP, which is the highest
 * price allowed. `chosen` has the prices of the chosen variation, or of the product itself.
 */
export function describeResale(
  product: Prices & Pick<ProductCard, 'gst_rate' | 'hsn'>,
  chosen: Prices,
  pricing: MerchantPricing | null,
): Resale {
  const whole = {
    ...toPaise(product),
    gstBasisPoints: Math.round(product.gst_rate * 100),
    hsn: product.hsn,
  };
  const offer = offerVariation(whole, toPaise(chosen));
  const price: ResalePrice = pricing
    ? pricing(whole, offer)
    : { pricePaise: offer.mrpPaise, pricedBy: 'mrp' };
  return { offer, ...price, marginPaise: marginAfterGst(price.pricePaise, offer).marginPaise };
}

const toPaise = ({ sp, mrp }: Prices) => ({ spPaise: rupeesToPaise(sp), mrpPaise: rupeesToPaise(mrp) });
