import { rupeesToPaise } from '@postprocure/money/paise';
import { priceByRule, type PriceRule } from '@postprocure/money/price-by-rule';
import { variationPrice } from '@postprocure/money/variation-price';
import type { MerchantPricing } from './describe-resale.ts';

/** The price of a subscription, in rupees. */
interface OwnPrice {
  price: number;
  priceSource: 'rule' | 'hand';
}

/** How a merchant prices a product. `own` is null if the merchant has not subscribed to it. */
export const priceForMerchant =
  (rule: PriceRule, own: OwnPrice | null): MerchantPricing =>
  (product, variation) => {
    const pricePaise = own ? rupeesToPaise(own.price) : priceByRule(rule, product).pricePaise;
    const priceSource = own?.priceSource ?? 'rule';
    return {
      pricePaise: variationPrice({ ...product, pricePaise, priceSource }, variation, rule),
      pricedBy: priceSource,
    };
  };
