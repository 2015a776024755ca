import { Link } from 'react-router';
import type { OrderDetail } from '@postprocure/contracts/orders/order';
import { formatRupees } from '@postprocure/money/format-rupees';
import { classes } from '@postprocure/ui/classes';
import { costOf } from './order-words.ts';

/** What the order costs and earns. */
export function OrderMoney({ order }: { order: OrderDetail }) {
  if (costOf(order) === null) {
    return (
      <p className="text-sm text-ink-soft">We can tell you the cost once you have chosen the product.</p>
    );
  }
  return <Amounts order={order} />;
}

const Amounts = ({ order }: { order: OrderDetail }) => (
  <>
    <dl className="grid gap-2 text-sm">
      <Row name="Goods" value={formatRupees(order.goods)} />
      <Row name="Delivery" value={order.shipping === 0 ? 'Free' : formatRupees(order.shipping)} />
      <Row name="GST (included)" value={formatRupees(order.gst)} isSoft />
      <Row name={order.paidAt === null ? 'You pay' : 'You paid'} value={formatRupees(order.total)} isTotal />
      {order.refunded > 0 && <Row name="Refunded to your wallet" value={formatRupees(order.refunded)} />}
      {order.sale !== null && <Row name="Your customer paid" value={formatRupees(order.sale)} />}
      {/* The margin of a refunded order was never earned, so it is not shown. */}
      {order.margin && order.refunded === 0 && (
        <Row
          name="Margin after GST"
          value={`${formatRupees(order.margin.amount)} (${order.margin.percent}%)`}
        />
      )}
    </dl>
    {order.paidAt !== null && (
      <p className="pt-3 text-sm">
        <Link
          to="/seller/wallet/statement?kind=ORDER_DEBIT"
          className="font-semibold text-peacock hover:underline"
        >
          Wallet statement
        </Link>
      </p>
    )}
  </>
);

const Row = ({
  name,
  value,
  isTotal = false,
  isSoft = false,
}: {
  name: string;
  value: string;
  isTotal?: boolean;
  isSoft?: boolean;
}) => (
  <div
    className={classes(
      'flex justify-between gap-4',
      isTotal && 'border-t border-line pt-2 text-base font-semibold',
      isSoft && 'text-ink-soft',
    )}
  >
    <dt>{name}</dt>
    <dd className="text-right tabular-nums">{value}</dd>
  </div>
);
