import { useEffect, useState } from 'react';
import { Button } from '@postprocure/ui/button';

export function SessionWarning({ endsAt, onStay }: { endsAt: number; onStay: () => void }) {
  const [left, setLeft] = useState(() => endsAt - Date.now());
  useEffect(() => {
    const timer = setInterval(() => setLeft(endsAt - Date.now()), 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return (
    <div
      role="alertdialog"
      aria-labelledby="session-warning-title"
      aria-describedby="session-warning-text"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto grid max-w-md gap-3 rounded-lg border border-line bg-white p-5 shadow-panel"
    >
      <h2 id="session-warning-title" className="text-lg">
        You'll be logged out soon
      </h2>
      <p id="session-warning-text" className="text-sm text-ink-soft">
        You haven't been active for a while. To keep your account safe, we'll log you out in{' '}
        <span role="timer">{describeLeft(left)}</span>.
      </p>
      <Button size="small" className="justify-self-start" onClick={onStay}>
        Stay logged in
      </Button>
    </div>
  );
}

function describeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return seconds >= 60 ? `${Math.floor(seconds / 60)} min ${seconds % 60} s` : `${seconds} s`;
}
