import { useRef, useState, type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router';
import {
  estimateShipping,
  sixDigitsMessage,
  type ShippingAnswer,
} from '@postprocure/money/shipping-estimate';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useHydrated } from '../hydration/use-hydrated.ts';
import { waitAtLeast } from '../minimum-wait.ts';
import { shippingEstimatorPath } from '../paths.ts';
import { estimatorPendingMs } from '../timings.ts';
import { readFormInput, writeAskedEstimate, type AskedEstimate } from './estimator-fields.ts';
import { EstimateResult } from './estimate-result.tsx';

const pincodeAttributes = {
  inputMode: 'numeric',
  pattern: '[0-9]{6}',
  maxLength: 6,
  title: sixDigitsMessage,
  autoComplete: 'off',
} as const;

const measureAttributes = { type: 'number', inputMode: 'decimal', min: 1, step: 'any' } as const;

/**
 * Calculates in the browser. Without JavaScript, the form is submitted to the server, which uses the same formula.
 */
export function ShippingEstimator({ asked }: { asked: AskedEstimate | null }) {
  const [answer, setAnswer] = useState<ShippingAnswer | undefined>(asked?.answer);
  const [calculating, setCalculating] = useState(false);
  // With JavaScript, our error messages replace the browser's.
  const isHydrated = useHydrated();
  const latest = useRef(0);
  const [, setAddress] = useSearchParams();

  const calculate = async (form: HTMLFormElement) => {
    const input = readFormInput(form);
    const result = estimateShipping(input);
    setAnswer(undefined);
    // If all values are numbers but one is too low or has too many decimals, the browser reports which.
    if ('estimate' in result && !form.reportValidity()) return;
    // The fields are kept in the URL for reloads, back navigation and sharing.
    if ('estimate' in result) {
      setAddress(writeAskedEstimate(input), { replace: true, preventScrollReset: true });
    }
    latest.current += 1;
    const own = latest.current;
    setCalculating(true);
    const shown = await waitAtLeast(estimatorPendingMs, result);
    if (own !== latest.current) return;
    setCalculating(false);
    setAnswer(shown);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void calculate(event.currentTarget);
  };
  const typed = asked?.input;
  return (
    <section
      aria-labelledby="estimator"
      className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[3fr_2fr]"
    >
      <Card className="p-5 sm:p-8">
        <h2 id="estimator" className="text-xl sm:text-2xl">
          Your parcel
        </h2>
        <form
          method="get"
          action={`${shippingEstimatorPath}#estimator`}
          noValidate={isHydrated}
          onSubmit={submit}
          className="mt-5 grid grid-cols-1 gap-5"
        >
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <TextField
              label="Origin pincode"
              name="originPincode"
              placeholder="e.g. 110001"
              defaultValue={typed?.originPincode}
              {...pincodeAttributes}
            />
            <TextField
              label="Destination pincode"
              name="destinationPincode"
              placeholder="e.g. 560001"
              defaultValue={typed?.destinationPincode}
              {...pincodeAttributes}
            />
          </div>
          <div className="grid grid-cols-2 gap-5 sm:grid-cols-4">
            <TextField
              label="Weight (kg)"
              name="weight"
              type="number"
              inputMode="decimal"
              min={0.1}
              step={0.1}
              defaultValue={typed?.weight}
            />
            <TextField
              label="Length (cm)"
              name="length"
              defaultValue={typed?.length}
              {...measureAttributes}
            />
            <TextField label="Width (cm)" name="width" defaultValue={typed?.width} {...measureAttributes} />
            <TextField
              label="Height (cm)"
              name="height"
              defaultValue={typed?.height}
              {...measureAttributes}
            />
          </div>
          <TextField
            label="Product value (₹, optional)"
            name="productValue"
            type="number"
            inputMode="decimal"
            min={0}
            step="any"
            hint="For values above ₹5,000, we add 0.5% of the value."
            defaultValue={typed?.productValue}
          />
          {answer && 'error' in answer && (
            <StatusMessage tone="error">
              <p>{answer.error}</p>
            </StatusMessage>
          )}
          <Button type="submit" inactive={calculating} className="sm:justify-self-start">
            {calculating ? 'Calculating...' : 'Calculate Shipping Cost'}
          </Button>
        </form>
      </Card>
      <EstimateResult
        estimate={answer && 'estimate' in answer ? answer.estimate : undefined}
        calculating={calculating}
      />
    </section>
  );
}
