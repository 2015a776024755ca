import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { browserApi } from '../browser-api.ts';
import { waitAtLeast } from '../minimum-wait.ts';
import { trackOrderPath } from '../paths.ts';
import { trackingPendingMs } from '../timings.ts';
import { askTracking, type AskedTracking } from './ask-tracking.ts';
import { TrackingResult } from './tracking-result.tsx';

const samples = [
  { trackingId: 'PP123456789IN', status: 'In Transit' },
  { trackingId: 'PP987654321IN', status: 'Delivered' },
  { trackingId: 'PP456789123IN', status: 'Pending' },
] as const;

export function OrderTracker({ asked }: { asked: AskedTracking | null }) {
  const [typed, setTyped] = useState(asked?.trackingId ?? '');
  const [answer, setAnswer] = useState(asked?.answer);
  const [tracking, setTracking] = useState(false);
  const latest = useRef(0);

  const track = async (trackingId: string) => {
    latest.current += 1;
    const own = latest.current;
    setTyped(trackingId);
    setAnswer(undefined);
    setTracking(true);
    const told = await waitAtLeast(trackingPendingMs, askTracking(browserApi, trackingId));
    if (own !== latest.current) return;
    setTracking(false);
    setAnswer(told.answer);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const sample = submitter instanceof HTMLButtonElement ? submitter.value : '';
    void track(sample || typed);
  };
  return (
    <section aria-labelledby="tracker" className="grid grid-cols-1 gap-6">
      {/* The form is not printed. */}
      <Card className="p-5 sm:p-8 print:hidden">
        <h2 id="tracker" className="text-xl sm:text-2xl">
          Where is my parcel?
        </h2>
        <form
          method="get"
          action={`${trackOrderPath}#tracker`}
          onSubmit={submit}
          className="mt-5 grid grid-cols-1 items-end gap-4 sm:grid-cols-[1fr_auto] lg:max-w-3xl"
        >
          <TextField
            label="Tracking ID"
            name="trackingId"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            required
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="e.g. PP123456789IN"
          />
          <Button type="submit" inactive={tracking} className="sm:min-w-40">
            {tracking ? 'Tracking...' : 'Track Order'}
          </Button>
        </form>
        <form method="get" action={`${trackOrderPath}#tracker`} onSubmit={submit} className="mt-5">
          <p className="text-sm text-ink-soft">No parcel yet? Try a sample tracking ID:</p>
          <div className="mt-2 flex flex-wrap gap-2">
            {samples.map(({ trackingId, status }) => (
              <Button
                key={trackingId}
                type="submit"
                name="trackingId"
                value={trackingId}
                tone="outline"
                size="small"
                inactive={tracking}
                className="min-h-11 font-semibold"
              >
                {status}
              </Button>
            ))}
          </div>
        </form>
      </Card>
      {answer && 'failure' in answer && (
        <StatusMessage tone="error">
          <p>{answer.failure}</p>
        </StatusMessage>
      )}
      <div role="status">
        {tracking && <p className="text-ink-soft">Tracking...</p>}
        {answer && 'value' in answer && <TrackingResult shipment={answer.value} />}
      </div>
    </section>
  );
}
