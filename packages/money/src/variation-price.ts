import { offerVariation, type Offer } from './gst-slab.ts';
import { priceByRule, type OfferedProduct, type PriceRule } from './price-by-rule.ts';

/** A product and the price at which the merchant sells it. */
export interface PricedProduct extends OfferedProduct {
  pricePaise: number;
  priceSource: 'rule' | 'hand';
}

/**
 * The merchant's price of a variation. A merchant sets one price for each product; a variation with a different cost is
 * priced by the rule, or with the same markup if the price was set manually. Never above the MRP.
 */
export function variationPrice(product: PricedProduct, offer: Offer, rule: PriceRule): number {
  const { spPaise, mrpPaise } = offer;
  if (spPaise === product.spPaise) return Math.min(product.pricePaise, mrpPaise);
  if (product.priceSource === 'rule') return priceByRule(rule, offerVariation(product, offer)).pricePaise;
  const rupees = Math.max(1, Math.round((product.pricePaise * spPaise) / product.spPaise / 100));
  return Math.min(rupees * 100, mrpPaise);
}
