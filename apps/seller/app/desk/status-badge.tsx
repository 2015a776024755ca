import { deskStatusNames, type DeskStatus } from '@postprocure/contracts/inbox/ticket-status';
import { Badge } from '@postprocure/ui/badge';

const tones = {
  new: 'accent',
  open: 'accent',
  waiting: 'neutral',
  resolved: 'success',
  spam: 'saving',
} as const;

export const StatusBadge = ({ status }: { status: DeskStatus }) => (
  <Badge tone={tones[status]}>{deskStatusNames[status]}</Badge>
);
