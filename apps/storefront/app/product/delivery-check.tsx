import { useEffect, useId, useState, type SubmitEvent } from 'react';
import type { DeliveryEstimate } from '@postprocure/contracts/shipments/delivery-estimate';
import { Button } from '@postprocure/ui/button';
import { Icon } from '@postprocure/ui/icon';
import { browserApi } from '../browser-api.ts';
import type { Loaded } from '../data/loaded.ts';
import { askDelivery, type AskedDelivery } from './asked-delivery.ts';
import { explainArrival, formatArrival } from './delivery-text.ts';
import type { ProductChoice } from './product-options.ts';
import { readPincode, rememberPincode } from './remembered-pincode.ts';

interface DeliveryCheckProps {
  productId: number;
  /** The chosen colour and size, which stay in the URL when the form is submitted without JavaScript. */
  chosen: Pick<ProductChoice, 'color' | 'size'>;
  /** The estimate for the PIN code in the URL, if the form was submitted without JavaScript. */
  asked: AskedDelivery | null;
}

export function DeliveryCheck({ productId, chosen, asked }: DeliveryCheckProps) {
  const id = useId();
  const [pincode, setPincode] = useState(asked?.pincode ?? '');
  const [answer, setAnswer] = useState(asked?.answer);
  const [asking, setAsking] = useState(false);

  // A PIN code that was entered before is checked automatically for the next product.
  useEffect(() => {
    const known = readPincode();
    if (asked || known === null) return;
    let left = false;
    void askDelivery(browserApi, productId, known).then((told) => {
      if (left) return;
      setPincode(told.pincode);
      setAnswer(told.answer);
    });
    return () => {
      left = true;
    };
  }, [productId, asked]);

  const ask = async () => {
    setAsking(true);
    const told = await askDelivery(browserApi, productId, pincode);
    setAsking(false);
    setAnswer(told.answer);
    if ('value' in told.answer) rememberPincode(told.pincode);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void ask();
  };
  return (
    <form onSubmit={submit} className="rounded-lg border border-line bg-white p-4">
      {chosen.color !== undefined && <input type="hidden" name="color" value={chosen.color} />}
      {chosen.size !== undefined && <input type="hidden" name="size" value={chosen.size} />}
      <label htmlFor={id} className="flex items-center gap-2 text-sm font-semibold">
        <Icon name="truck" className="size-5 text-peacock" />
        Delivery to your customer&apos;s PIN code
      </label>
      <div className="mt-2 flex gap-2">
        <input
          id={id}
          name="pincode"
          value={pincode}
          onChange={(event) => {
            setPincode(event.target.value);
            // Clear the estimate, because it belongs to another PIN code.
            setAnswer(undefined);
          }}
          inputMode="numeric"
          autoComplete="postal-code"
          // Leaves room for a space, as in 395 003.
          maxLength={7}
          placeholder="e.g. 560001"
          aria-invalid={answer !== undefined && 'failure' in answer ? true : undefined}
          aria-describedby={`${id}-answer`}
          className="min-h-11 w-full min-w-0 rounded-md border border-line-strong px-3 placeholder:text-ink-soft sm:max-w-44"
        />
        <Button type="submit" tone="outline" size="small" className="min-h-11" inactive={asking}>
          Check
        </Button>
      </div>
      {/* Reserves the height of an estimate to avoid a layout shift. */}
      <div id={`${id}-answer`} role="status" className="mt-2 min-h-20 text-sm sm:min-h-16">
        <DeliveryAnswer answer={answer} />
      </div>
    </form>
  );
}

function DeliveryAnswer({ answer }: { answer: Loaded<DeliveryEstimate> | undefined }) {
  if (!answer)
    return <p className="text-ink-soft">Enter a PIN code to see when an order placed today would arrive.</p>;
  if ('failure' in answer) return <p className="text-kumkum">{answer.failure}</p>;
  return (
    <>
      <p>
        Arrives <strong className="font-semibold text-leaf">{formatArrival(answer.value)}</strong>
      </p>
      <p className="mt-0.5 text-xs text-ink-soft">{explainArrival(answer.value)}</p>
    </>
  );
}
