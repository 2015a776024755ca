import { formatRupees } from '@postprocure/money/format-rupees';
import { describeResale } from '../subscription/describe-resale.ts';
import { useMerchantPricing } from '../subscription/subscription-store.ts';
import type { CardProduct } from './card-product.ts';

/**
 * What the merchant can sell the product at and earn. The logged-in merchant's own figures replace those of visitors
 * after hydration, in the same two lines.
 */
export function CardResale({ product }: { product: CardProduct }) {
  const pricing = useMerchantPricing(product.id);
  const { pricePaise, marginPaise } = describeResale(product, product, pricing);
  const limit = pricing ? '' : 'up to ';
  // Rounded down, so that a card never promises more than there is.
  const earned = formatRupees(Math.floor(marginPaise / 100), { decimals: 0 });
  return (
    <p className="resale">
      <span>{`Sell at ${limit}${formatRupees(pricePaise / 100, { decimals: pricePaise % 100 === 0 ? 0 : 2 })}`}</span>
      <b>{`You earn ${limit}${earned}`}</b>
    </p>
  );
}
