import type { Waiting } from '@postprocure/contracts/inbox/inbox';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { Badge } from '@postprocure/ui/badge';
import { describeSpan } from './describe-span.ts';

/** How long someone has waited for a reply, and how much time is left of the 24-48 working hours that we promise. */
export function ReplyClock({ waiting }: { waiting: Waiting }) {
  const { waited, left, tone } = describeWait(waiting);
  return (
    <span
      className="inline-flex flex-wrap items-center gap-x-2 gap-y-1"
      title={`Reply by ${formatDateTime(waiting.dueAt)}`}
    >
      <span>Waiting {waited}</span>
      <Badge tone={tone}>{left}</Badge>
    </span>
  );
}

function describeWait({ since, soonAt, dueAt }: Waiting, now = Date.now()) {
  const waited = describeSpan(now - Date.parse(since));
  const left = Date.parse(dueAt) - now;
  if (left < 0) return { waited, left: `${describeSpan(-left)} overdue`, tone: 'saving' } as const;
  const tone = now >= Date.parse(soonAt) ? 'accent' : 'neutral';
  return { waited, left: `Reply in ${describeSpan(left)}`, tone } as const;
}
