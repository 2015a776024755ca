import type { DeskStatus } from '@postprocure/contracts/inbox/ticket-status';
import { Badge } from '@postprocure/ui/badge';

/** The status from the merchant's point of view. */
const words: Record<DeskStatus, { text: string; tone: 'neutral' | 'success' | 'accent' }> = {
  new: { text: 'Received', tone: 'neutral' },
  open: { text: 'We are working on it', tone: 'neutral' },
  waiting: { text: 'Answered', tone: 'accent' },
  resolved: { text: 'Resolved', tone: 'success' },
  spam: { text: 'Closed', tone: 'neutral' },
};

export const TicketStatus = ({ status }: { status: DeskStatus }) => (
  <Badge tone={words[status].tone}>{words[status].text}</Badge>
);
