import { Link } from 'react-router';
import { Button, LinkButton } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useMutation } from '../forms/use-mutation.ts';
import { api } from '../api.ts';
import { storefrontPageUrl } from '../storefront-url.ts';

/**
 * The product that a storefront link invites the merchant to subscribe to. `title` is null if the product is no longer
 * sold.
 */
export interface RequestedProduct {
  productId: number;
  title: string | null;
  isSubscribed: boolean;
}

interface ConfirmSubscriptionProps extends RequestedProduct {
  /** Why the sign-up could not include a subscription to the product. */
  failure: string | null;
  onDone: () => void;
}

/** Asks for confirmation, because opening a link must never subscribe to a product. */
export function ConfirmSubscription({
  productId,
  title,
  isSubscribed,
  failure,
  onDone,
}: ConfirmSubscriptionProps) {
  const { mutate, isPending, error } = useMutation(onDone);
  if (isSubscribed) {
    return (
      <div className="mb-6">
        <StatusMessage tone="success">
          You have subscribed to {title ?? 'this product'}.{' '}
          <Link
            to={`/seller/productSubscription/${productId}`}
            className="font-semibold text-peacock underline"
          >
            View product
          </Link>
        </StatusMessage>
      </div>
    );
  }
  if (title === null) {
    return (
      <div className="mb-6">
        <StatusMessage>
          This product is no longer available, so we couldn’t subscribe you to it.{' '}
          <a href={storefrontPageUrl('/store')} className="font-semibold text-peacock underline">
            Find another one in the store
          </a>
        </StatusMessage>
      </div>
    );
  }
  return (
    <Card className="mb-6 grid gap-4 p-5">
      <h2 className="text-lg">Subscribe to {title}?</h2>
      {error ? (
        <StatusMessage tone="error">{error}</StatusMessage>
      ) : (
        failure !== null && (
          <StatusMessage tone="error">
            Your account is open, but the product was not added. {failure}
          </StatusMessage>
        )
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          size="small"
          inactive={isPending}
          onClick={() =>
            void mutate(() =>
              api('PUT /api/seller/subscriptions/:productId', { params: { productId: String(productId) } }),
            )
          }
        >
          {isPending ? 'Subscribing...' : 'Yes, subscribe'}
        </Button>
        <LinkButton tone="outline" size="small" href={storefrontPageUrl(`/store/product/${productId}`)}>
          View in store
        </LinkButton>
      </div>
    </Card>
  );
}
