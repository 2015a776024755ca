import type { Waiting } from '@postprocure/contracts/inbox/inbox';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { Badge } from '@postprocure/ui/badge';
import { describeSpan } from './describe-span.ts';

/** How long someone has waited for a reply, and how much time is left of the 24-48 working hours that we promise. */
export function ReplyClock({ waiting: { since, soonAt, dueAt } }: { waiting: Waiting }) {
  const now = Date.now();
  const left = Date.parse(dueAt) - now;
  const isLate = left < 0;
  const isDue = now >= Date.parse(soonAt);
  return (
    <span
      className="inline-flex flex-wrap items-center gap-x-2 gap-y-1"
      title={`Reply by ${formatDateTime(dueAt)}`}
    >
      <span>Waiting {describeSpan(now - Date.parse(since))}</span>
      <Badge tone={isLate ? 'saving' : isDue ? 'accent' : 'neutral'}>
        {isLate ? `${describeSpan(-left)} overdue` : `Reply in ${describeSpan(left)}`}
      </Badge>
    </span>
  );
}
