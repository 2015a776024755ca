import { useState } from 'react';
import type { MerchantPlan } from '@postprocure/contracts/plans/merchant-plan';
import { Button } from '@postprocure/ui/button';
import { SelectField } from '@postprocure/ui/field';
import { formatDate } from '@postprocure/contracts/indian-date';

interface PlanEndProps {
  plan: MerchantPlan;
  disabled: boolean;
  onPause: (months: number) => void;
  onCancel: () => void;
}

/** Explains the consequences before the plan is paused or cancelled. */
export function PlanEnd({ plan, disabled, onPause, onCancel }: PlanEndProps) {
  const [asking, setAsking] = useState<'pause' | 'cancel'>();
  // When the confirmation closes, focus returns to the button that opened it.
  const [kept, setKept] = useState<'pause' | 'cancel'>();
  const [months, setMonths] = useState(1);
  const end = formatDate(plan.periodEnd);
  if (asking === undefined) {
    return (
      <div className="flex flex-wrap gap-3">
        <Button tone="outline" size="small" autoFocus={kept === 'pause'} onClick={() => setAsking('pause')}>
          Pause plan
        </Button>
        <Button tone="outline" size="small" autoFocus={kept === 'cancel'} onClick={() => setAsking('cancel')}>
          Cancel plan
        </Button>
      </div>
    );
  }
  return (
    <div className="grid max-w-xl gap-4">
      {asking === 'pause' ? (
        <>
          <p className="text-sm">
            You have paid until {end}. The plan is paused from then on. While it is paused, you are not
            charged and nothing is synced. You can view everything, but you can't change or download products
            or place orders. We don't refund days that you have paid for.
          </p>
          <SelectField
            label="How long?"
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
          You have paid until {end}. The plan ends on that day. After that you can view everything, but you
          can't change or download products or place orders until you choose a plan again. Your products and
          prices are kept. We don't refund days that you have paid for.
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
          Keep plan
        </Button>
      </div>
    </div>
  );
}
