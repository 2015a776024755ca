import type { ReactNode } from 'react';
import { Button } from '@postprocure/ui/button';

interface RetryEntryProps {
  title: ReactNode;
  lines: readonly string[];
  error: string | null;
  /** null if there is nothing to retry. */
  retryLabel: string | null;
  isPending: boolean;
  onRetry: () => void;
}

export const RetryEntry = ({ title, lines, error, retryLabel, isPending, onRetry }: RetryEntryProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4 text-sm">
    <div className="min-w-0 wrap-anywhere">
      <p className="font-semibold break-words">{title}</p>
      {lines.map((line) => (
        <p key={line} className="text-xs break-words text-ink-soft">
          {line}
        </p>
      ))}
      {error && <p className="mt-1 break-words whitespace-pre-wrap text-kumkum">{error}</p>}
    </div>
    {retryLabel !== null && (
      <Button tone="outline" size="small" inactive={isPending} aria-label={retryLabel} onClick={onRetry}>
        Retry
      </Button>
    )}
  </li>
);
