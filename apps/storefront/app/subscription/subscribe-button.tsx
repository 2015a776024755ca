import { useRef } from 'react';
import { Button, LinkButton } from '@postprocure/ui/button';
import { classes } from '@postprocure/ui/classes';
import { Icon } from '@postprocure/ui/icon';
import { useSession } from '../session/session-store.ts';
import { requestSubscription, useSubscriptionState } from './subscription-store.ts';

interface SubscribeButtonProps {
  productId: number;
  look: 'card' | 'page';
  /** The ID of the card's heading. It labels the button, whose text is the same on every card. */
  titleId?: string;
  soldOut: boolean;
}

const className = 'w-full';

/**
 * Subscribes immediately. Without JavaScript, the button is a link to the seller application, which asks for
 * confirmation.
 */
export function SubscribeButton({ productId, look, titleId, soldOut }: SubscribeButtonProps) {
  const { logIn, subscriptionUrl } = useSession();
  const state = useSubscriptionState(productId);
  const size = look === 'card' ? 'compact' : 'medium';
  const url = subscriptionUrl(productId);
  // The link that replaces the clicked button receives the focus.
  const isPressed = useRef(false);
  const takeOver = (link: HTMLAnchorElement | null) => {
    if (link && isPressed.current) link.focus({ preventScroll: true });
    isPressed.current = false;
  };
  const press = async () => {
    isPressed.current = true;
    if ((await requestSubscription(productId)) === 'login') {
      logIn({ intent: { kind: 'subscribe', productId } });
    }
  };
  return (
    <div>
      {state.kind === 'subscribed' ? (
        <LinkButton
          ref={takeOver}
          href={url}
          target="_blank"
          rel="noopener"
          tone="outline"
          size={size}
          aria-describedby={titleId}
          className={className}
        >
          <Icon name="check" className="size-4 text-leaf" />
          Subscribed
        </LinkButton>
      ) : soldOut ? (
        <Button size={size} aria-describedby={titleId} disabled className={className}>
          Subscribe Now
        </Button>
      ) : (
        <>
          <Button
            size={size}
            aria-describedby={titleId}
            aria-disabled={state.kind === 'pending' || undefined}
            className={classes(className, 'noscript:hidden')}
            onClick={() => void press()}
          >
            {state.kind === 'pending' ? 'Subscribing...' : 'Subscribe Now'}
          </Button>
          <noscript>
            <LinkButton href={url} size={size} aria-describedby={titleId} className={className}>
              Subscribe Now
            </LinkButton>
          </noscript>
        </>
      )}
      <p role="status" className="outcome">
        {state.kind === 'open' && state.failure}
        {state.kind === 'subscribed' && state.isNew && <span className="sr-only">Subscribed</span>}
      </p>
    </div>
  );
}
