import { formatCount } from '@postprocure/money/format-count';

interface FilterCountProps {
  count: number | undefined;
  /** Estimated from a sample. */
  approximate: boolean;
}

export function FilterCount({ count, approximate }: FilterCountProps) {
  if (count === undefined) return null;
  return (
    <small className="text-xs text-ink-soft tabular-nums">
      {approximate && count > 0 ? `~${formatCount(count)}` : formatCount(count)}
    </small>
  );
}
