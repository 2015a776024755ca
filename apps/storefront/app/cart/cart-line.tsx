import { useState, type ReactNode } from 'react';
import type { Cart, CartLine as Line } from '@postprocure/contracts/cart/cart';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Badge } from '@postprocure/ui/badge';
import { Button } from '@postprocure/ui/button';
import { Image } from '@postprocure/ui/image';
import { Price } from '@postprocure/ui/price';
import { StatusMessage } from '@postprocure/ui/status-message';
import { Link } from '../page-link.tsx';
import { cartPath, productPath } from '../paths.ts';
import { removeLine, setQuantity } from './cart-store.ts';
import { useHydrated } from '../hydration/use-hydrated.ts';

interface CartLineProps {
  line: Line;
  onRemoved: (line: Line) => void;
}

export function CartLine({ line, onRemoved }: CartLineProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const run = async (call: Promise<Cart>): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await call;
      return true;
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const remove = async () => {
    if (await run(removeLine(line.id))) onRemoved(line);
  };

  const orderable = line.available > 0;
  return (
    <article className="grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-3 py-5 sm:grid-cols-[7.5rem_1fr_auto] sm:gap-x-6">
      <div className={orderable ? undefined : 'opacity-50 grayscale'}>
        <Image
          src={line.imgUrl ?? undefined}
          alt=""
          sizes="7.5rem"
          widest={320}
          className="rounded-md border border-line"
        />
      </div>
      <div className="grid content-start gap-1.5">
        <h2 className="text-base leading-6 font-semibold tracking-normal">
          <Link to={productPath(line.productId, line)} className="hover:underline">
            {line.title}
          </Link>
        </h2>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
          {line.color !== null && <span>Colour: {line.color} </span>}
          {line.size !== null && <span>Size: {line.size} </span>}
          <span>SKU: {line.sku}</span>
        </p>
        <Price sp={line.sp} mrp={line.mrp} />
        <LineNote line={line} />
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:col-span-1 sm:flex-col sm:items-end">
        {orderable && (
          <p className="order-last text-lg font-semibold sm:order-first">
            <span className="sr-only">Line total </span>
            {formatRupees(line.lineTotal)}
          </p>
        )}
        <div className="flex items-center gap-2">
          {orderable && (
            <QuantityForm
              line={line}
              busy={busy}
              onChoose={(quantity) => run(setQuantity(line.id, quantity))}
            />
          )}
          <LineForm line={line} onSubmit={() => void remove()}>
            <Button
              type="submit"
              name="intent"
              value="remove"
              tone="outline"
              size="small"
              className="min-h-11"
              inactive={busy}
              aria-label={`Remove ${nameLine(line)}`}
            >
              Remove
            </Button>
          </LineForm>
        </div>
      </div>
      {failure && (
        <div className="col-span-full">
          <StatusMessage tone="error">{failure}</StatusMessage>
        </div>
      )}
    </article>
  );
}

/** Includes the colour and size, because cart lines of the same product differ only in these. */
const nameLine = ({ title, color, size }: Line): string =>
  [title, color, size].filter((part) => part !== null).join(', ');

/** What has changed about the product since the line was added. */
function LineNote({ line: { state, available, quantity, previousSp, sp } }: { line: Line }) {
  return (
    <ul className="grid justify-items-start gap-1.5 text-sm empty:hidden">
      {state === 'soldOut' && (
        <li>
          <Badge tone="saving">Sold out</Badge>
        </li>
      )}
      {state === 'gone' && (
        <li>
          <Badge tone="saving">No longer available</Badge>
        </li>
      )}
      {state === 'short' && (
        <li className="text-kumkum">
          Only {available} left; you wanted {quantity}.
        </li>
      )}
      {previousSp !== null && available > 0 && (
        <li>
          The price has {sp < previousSp ? 'dropped' : 'risen'} from <s>{formatRupees(previousSp)}</s> to{' '}
          <strong className="font-semibold">{formatRupees(sp)}</strong> since you added it.
        </li>
      )}
    </ul>
  );
}

interface QuantityFormProps {
  line: Line;
  busy: boolean;
  onChoose: (quantity: number) => Promise<boolean>;
}

/** With JavaScript, selecting a quantity is enough. Without it, there is a button. */
function QuantityForm({ line, busy, onChoose }: QuantityFormProps) {
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<number>();
  const choose = async (quantity: number) => {
    if (busy) return;
    setChosen(quantity);
    await onChoose(quantity);
    setChosen(undefined);
  };
  return (
    <LineForm line={line}>
      <select
        name="quantity"
        aria-label={`Quantity of ${nameLine(line)}`}
        className="min-h-11 w-20 rounded-md border border-line-strong bg-white px-3"
        // Unlike `disabled`, this keeps the focus while waiting.
        aria-disabled={busy || undefined}
        value={chosen ?? Math.min(line.quantity, line.available)}
        onChange={(event) => void choose(Number(event.target.value))}
      >
        {Array.from({ length: line.available }, (_, index) => (
          <option key={index} value={index + 1}>
            {index + 1}
          </option>
        ))}
      </select>
      {!hydrated && (
        <Button type="submit" name="intent" value="quantity" tone="outline" size="small" className="min-h-11">
          Update
        </Button>
      )}
    </LineForm>
  );
}

interface LineFormProps {
  line: Line;
  onSubmit?: () => void;
  children: ReactNode;
}

const LineForm = ({ line, onSubmit, children }: LineFormProps) => (
  <form
    method="post"
    action={cartPath}
    className="flex items-center gap-2"
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit?.();
    }}
  >
    <input type="hidden" name="lineId" value={line.id} />
    {children}
  </form>
);
