import { useState } from 'react';
import type { MerchantPlan } from '@postprocure/contracts/plans/merchant-plan';
import { Button } from '@postprocure/ui/button';
import { SelectField } from '@postprocure/ui/field';
import { formatDay } from '../format-moment.ts';

interface PlanEndProps {
  plan: MerchantPlan;
  disabled: boolean;
  onPause: (months: number) => void;
  onCancel: () => void;
}

/** Pausing and cancelling, each in two clicks, with what follows told before the second. */
export function PlanEnd({ plan, disabled, onPause, onCancel }: PlanEndProps) {
  const [asking, setAsking] = useState<'pause' | 'cancel'>();
  // The button that was left for the question gets the focus back.
  const [kept, setKept] = useState<'pause' | 'cancel'>();
  const [months, setMonths] = useState(1);
  const end = formatDay(plan.periodEnd);
  if (asking === undefined) {
    return (
      <div className="flex flex-wrap gap-3">
        <Button tone="outline" size="small" autoFocus={kept === 'pause'} onClick={() => setAsking('pause')}>
          Pause the plan
        </Button>
        <Button tone="outline" size="small" autoFocus={kept === 'cancel'} onClick={() => setAsking('cancel')}>
          Cancel the plan
        </Button>
      </div>
    );
  }
  return (
    <div className="grid max-w-xl gap-4">
      {asking === 'pause' ? (
        <>
          <p className="text-sm">
            The plan runs until {end}, which is paid for, and is then paused. While it is paused nothing is
            charged and nothing is synchronised; you can see everything, but not change or download products
            or place orders. Days already paid for are not refunded.
          </p>
          <SelectField
            label="For how long"
            autoFocus
            value={months}
            className="max-w-xs"
            onChange={({ currentTarget }) => setMonths(Number(currentTarget.value))}
          >
            <option value={1}>1 month</option>
            <option value={2}>2 months</option>
            <option value={3}>3 months</option>
          </SelectField>
        </>
      ) : (
        <p className="text-sm">
          The plan runs until {end}, which is paid for, and is not renewed. Afterwards you can see everything,
          but not change or download products or place orders, until you choose a plan again; your products
          and prices are kept. Days already paid for are not refunded.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          size="small"
          inactive={disabled}
          onClick={() => {
            setAsking(undefined);
            if (asking === 'pause') onPause(months);
            else onCancel();
          }}
        >
          {asking === 'pause' ? `Pause from ${end}` : `Cancel on ${end}`}
        </Button>
        <Button
          tone="outline"
          size="small"
          autoFocus={asking === 'cancel'}
          onClick={() => {
            setKept(asking);
            setAsking(undefined);
          }}
        >
          Keep the plan
        </Button>
      </div>
    </div>
  );
}
