import { orderStateRules, type OrderState } from '@postprocure/contracts/orders/order-state';
import { Badge } from '@postprocure/ui/badge';
import { toneOfState } from './order-words.ts';

export const StateBadge = ({ state }: { state: OrderState }) => (
  <Badge tone={toneOfState(state)}>{orderStateRules[state].label}</Badge>
);
