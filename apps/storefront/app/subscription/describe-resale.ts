import type { ProductCard } from '@postprocure/contracts/catalogue/product';
import { marginAfterGst } from '@postprocure/money/margin';
import { rupeesToPaise } from '@postprocure/money/paise';
import { priceByRule, type OfferedProduct, type PriceRule } from '@postprocure/money/price-by-rule';
import { offerVariation, variationPrice } from '@postprocure/money/variation-price';

export interface MerchantPricing {
  rule: PriceRule;
  /** Null if the merchant has not subscribed to the product. */
  own: { pricePaise: number; priceSource: 'rule' | 'hand' } | null;
}

/** What a merchant sells a product at, and earns with it. */
export interface Resale {
  offer: OfferedProduct;
  /** The merchant's own price, or the MRP for visitors, which is the most that anybody may ask. */
  pricePaise: number;
  /** After GST. */
  marginPaise: number;
  pricedBy: 'mrp' | 'rule' | 'hand';
}

type Prices = Pick<ProductCard, 'sp' | 'mrp'>;

/** `chosen` has the prices of the chosen variation, or of the product itself. */
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
  const own =
    pricing && (pricing.own ?? { ...priceByRule(pricing.rule, whole), priceSource: 'rule' as const });
  const pricePaise =
    pricing && own ? variationPrice({ ...whole, ...own }, offer, pricing.rule) : offer.mrpPaise;
  return {
    offer,
    pricePaise,
    marginPaise: marginAfterGst(pricePaise, offer).marginPaise,
    pricedBy: own?.priceSource ?? 'mrp',
  };
}

const toPaise = ({ sp, mrp }: Prices) => ({ spPaise: rupeesToPaise(sp), mrpPaise: rupeesToPaise(mrp) });
