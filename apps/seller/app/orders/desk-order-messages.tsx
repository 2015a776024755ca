import { useEffect, useEffectEvent } from 'react';
import type { OrderMessages as Conversation } from '@postprocure/contracts/order-messages/order-message';
import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { StatusBadge } from '../desk/status-badge.tsx';
import { useLoginOnExpiry, useMutation } from '../forms/use-mutation.ts';
import { can, useIsSessionOver, useSession } from '../session/session-context.ts';
import { OrderMessageForm, OrderMessages } from './order-messages.tsx';

interface DeskOrderMessagesProps {
  orderId: string;
  conversation: Conversation;
  onChange: () => void;
}

const refreshMs = 10_000;

/** The conversation with the merchant, as shown on the desk's order page. */
export function DeskOrderMessages({ orderId, conversation, onChange }: DeskOrderMessagesProps) {
  const { messages, status } = conversation;
  const canWrite = can(useSession(), 'desk.write');
  const { mutate, isPending, error } = useMutation(onChange);
  usePolling(orderId, messages.at(-1)?.id, onChange);
  const params = { id: orderId };
  return (
    <>
      {status !== null && (
        <p className="mb-4 flex flex-wrap items-center gap-3">
          <StatusBadge status={status} />
          {canWrite && status !== 'resolved' && (
            <Button
              tone="outline"
              size="small"
              inactive={isPending}
              onClick={() => void mutate(() => api('POST /api/desk/orders/:id/messages/resolve', { params }))}
            >
              Mark as resolved
            </Button>
          )}
        </p>
      )}
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <OrderMessages
        messages={messages}
        side="staff"
        empty="Nobody has written about this order. The merchant is notified of what you write here."
      />
      {canWrite && (
        <OrderMessageForm
          label="Message to the merchant"
          hint="The merchant's team is notified."
          send={(body) => api('POST /api/desk/orders/:id/messages', { params, body })}
          onDone={onChange}
        />
      )}
    </>
  );
}

/** Staff have no live connection, so the page polls for new messages while it is visible. */
function usePolling(orderId: string, lastId: number | undefined, onChange: () => void): void {
  const isOver = useIsSessionOver();
  const loginIfExpired = useLoginOnExpiry();
  const change = useEffectEvent(onChange);
  // Errors other than an expired session may be temporary: the next poll may succeed.
  const giveUp = useEffectEvent((error: unknown) => void loginIfExpired(error));
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      api('GET /api/desk/orders/:id/messages', { params: { id: orderId } }).then(({ messages }) => {
        if (messages.at(-1)?.id !== lastId) change();
      }, giveUp);
    }, refreshMs);
    return () => clearInterval(timer);
  }, [orderId, lastId, isOver]);
}
