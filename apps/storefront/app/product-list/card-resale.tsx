import { formatRupees } from '@postprocure/money/format-rupees';
import { describeResale } from '../subscription/describe-resale.ts';
import { useMerchantPricing } from '../subscription/subscription-store.ts';
import type { CardProduct } from './card-product.ts';

/**
 * Shows the price at which a merchant can sell the product, and the earnings. After hydration, a logged-in merchant's
 * own figures replace those for visitors in the same two lines.
 */
export function CardResale({ product }: { product: CardProduct }) {
  const pricing = useMerchantPricing(product.id);
  const { pricePaise, marginPaise } = describeResale(product, product, pricing);
  const limit = pricing ? '' : 'up to ';
  // Rounded down, so that a card never promises more than the merchant earns.
  const earned = formatRupees(Math.floor(marginPaise / 100), { decimals: 0 });
  return (
    <p className="resale">
      <span>{`Sell at ${limit}${formatRupees(pricePaise / 100, { decimals: pricePaise % 100 === 0 ? 0 : 2 })}`}</span>
      <b>{`You earn ${limit}${earned}`}</b>
    </p>
  );
}
