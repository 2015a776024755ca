import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SubscriptionDetail } from '@postprocure/contracts/subscriptions/subscription';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/product';
import { Confirmation } from '../../forms/confirmation.tsx';
import { useMutation } from '../../forms/use-mutation.ts';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { pageTitle } from '../../page-title.ts';
import { api } from '../../api.ts';
import { useCan } from '../../session/session-context.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { storefrontPageUrl } from '../../storefront-url.ts';
import { BackToProducts } from '../../subscriptions/back-link.tsx';
import { OwnContent } from '../../subscriptions/own-content.tsx';
import { OwnPrice } from '../../subscriptions/own-price.tsx';
import { PlanNotice } from '../../subscriptions/plan-notice.tsx';
import { ProductVariations } from '../../subscriptions/product-variations.tsx';
import { isNewAccount } from '../../subscriptions/sign-up-result.ts';
import { RowState } from '../../subscriptions/subscription-cells.tsx';
import { SupplierChanges } from '../../subscriptions/supplier-changes.tsx';
import { SupplyFacts } from '../../subscriptions/supply-facts.tsx';
import { stateNotes } from '../../subscriptions/words.ts';
import type { SellerPageHandle } from '../seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'products.read' };

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => ({
  loaded: await api('GET /api/seller/subscriptions/:productId', { params: { productId: params.productId } }),
});

export default function SubscribedProduct({ loaderData: { loaded } }: Route.ComponentProps) {
  return <ProductParts key={loaded.productId} loaded={loaded} />;
}

function ProductParts({ loaded }: { loaded: SubscriptionDetail }) {
  const [product, setProduct] = useState(loaded);
  const canWrite = useCan('products.write');
  const { state } = useLocation() as { state: unknown };
  return (
    <>
      <title>{pageTitle(product.title)}</title>
      <BackToProducts />
      <PageHeader
        title={product.title}
        actions={canWrite && product.state !== 'REMOVED' && <RemoveButton productId={product.productId} />}
      >
        {product.sku} · {product.category.name} ·{' '}
        <a
          href={storefrontPageUrl(`/store/product/${product.productId}`)}
          className="font-semibold text-peacock hover:underline"
        >
          View in store
        </a>
      </PageHeader>
      <div className="-mt-4 mb-6">
        <RowState {...product} />
      </div>
      <PlanNotice />
      <div className="grid gap-6">
        {isNewAccount(state) && (
          <StatusMessage tone="success">
            Your account is open, and you have subscribed to this product. You sell it for{' '}
            {formatRupees(product.price)}, the price set by your pricing rule. You can change it below.
          </StatusMessage>
        )}
        {stateNotes[product.state] !== undefined && (
          <StatusMessage>{stateNotes[product.state]}</StatusMessage>
        )}
        <SupplierChanges product={product} canWrite={canWrite} onChange={setProduct} />
        <OwnPrice product={product} canWrite={canWrite} onChange={setProduct} />
        <SupplyFacts product={product} />
        <ProductVariations variations={product.variations} />
        <OwnContent product={product} canWrite={canWrite} onChange={setProduct} />
        <Card className="p-5 text-sm text-ink-soft">
          You last reviewed the supplier’s data on {formatDateTime(product.snapshotAt)}. Your version stays
          the same until you accept a change. The cost of {formatRupees(product.cost)} includes{' '}
          {product.gstRate}% GST, and your price of {formatRupees(product.price)} includes{' '}
          {product.saleGstRate}%.
        </Card>
      </div>
    </>
  );
}

function RemoveButton({ productId }: { productId: number }) {
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const [confirming, setConfirming] = useState(false);
  const { mutate, isPending, error } = useMutation(() => void navigate('/seller/productSubscription'));
  return (
    <div className="grid justify-items-start gap-3 sm:max-w-sm sm:justify-items-end">
      <Button
        ref={button}
        tone="outline"
        size="small"
        aria-expanded={confirming}
        onClick={() => setConfirming(true)}
      >
        Remove
      </Button>
      {confirming && (
        <Confirmation
          confirmLabel="Yes, remove"
          isPending={isPending}
          onConfirm={() =>
            void mutate(() =>
              api('DELETE /api/seller/subscriptions/:productId', {
                params: { productId: String(productId) },
              }),
            )
          }
          onCancel={() => {
            setConfirming(false);
            button.current?.focus();
          }}
        >
          Remove this product? It no longer counts towards your plan limit. We keep your settings for 30 days.
        </Confirmation>
      )}
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
    </div>
  );
}
