import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SubscriptionDetail } from '@postprocure/contracts/subscription';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/product';
import { useAct } from '../../forms/use-act.ts';
import { formatMoment } from '../../format-moment.ts';
import { pageTitle } from '../../page-title.ts';
import { subscriptionsApi } from '../../seller-api.ts';
import { useCan } from '../../session/session-context.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { readStorefrontUrl } from '../../storefront-url.ts';
import { BackToProducts } from '../../subscriptions/back-link.tsx';
import { OwnContent } from '../../subscriptions/own-content.tsx';
import { OwnPrice } from '../../subscriptions/own-price.tsx';
import { RowState } from '../../subscriptions/subscription-cells.tsx';
import { SupplierChanges } from '../../subscriptions/supplier-changes.tsx';
import type { SellerPageHandle } from '../seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'products.read' };

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => ({
  loaded: await subscriptionsApi.read(Number(params.productId)),
});

export default function SubscribedProduct({ loaderData: { loaded } }: Route.ComponentProps) {
  return <ProductParts key={loaded.productId} loaded={loaded} />;
}

function ProductParts({ loaded }: { loaded: SubscriptionDetail }) {
  const [product, setProduct] = useState(loaded);
  const mayWrite = useCan('products.write');
  return (
    <>
      <title>{pageTitle(product.title)}</title>
      <BackToProducts />
      <PageHeader
        title={product.title}
        actions={mayWrite && product.state !== 'REMOVED' && <RemoveButton productId={product.productId} />}
      >
        {product.sku} · {product.category.name} ·{' '}
        <a
          href={`${readStorefrontUrl()}/store/product/${product.productId}`}
          className="font-semibold text-peacock hover:underline"
        >
          In the store
        </a>
      </PageHeader>
      <div className="mb-6">
        <RowState {...product} />
      </div>
      <div className="grid gap-6">
        {product.changes.length > 0 && (
          <SupplierChanges product={product} mayWrite={mayWrite} onChange={setProduct} />
        )}
        <OwnPrice key={product.price} product={product} mayWrite={mayWrite} onChange={setProduct} />
        <OwnContent
          key={JSON.stringify([product.fields.title.mine, product.fields.bullets.mine, product.tags])}
          product={product}
          mayWrite={mayWrite}
          onChange={setProduct}
        />
        <Card className="p-5 text-sm text-ink-soft">
          You last reviewed the supplier’s data on {formatMoment(product.snapshotAt)}. What you sell stays as
          it is until you accept a change. Cost {formatRupees(product.cost)} and MRP{' '}
          {formatRupees(product.mrp)} include {product.gstRate}% GST.
        </Card>
      </div>
    </>
  );
}

function RemoveButton({ productId }: { productId: number }) {
  const navigate = useNavigate();
  const [confirming, setConfirming] = useState(false);
  const { act, acting, failure } = useAct(() => void navigate('/seller/productSubscription'));
  if (!confirming) {
    return (
      <Button tone="outline" size="small" onClick={() => setConfirming(true)}>
        Remove
      </Button>
    );
  }
  return (
    <div role="alert" className="grid gap-2 text-sm">
      <p>Remove it? Its place in your plan is free at once; what you set is kept for 30 days.</p>
      {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
      <div className="flex gap-2">
        <Button
          size="small"
          disabled={acting}
          onClick={() => void act(() => subscriptionsApi.remove(productId))}
        >
          Yes, remove
        </Button>
        <Button tone="outline" size="small" onClick={() => setConfirming(false)}>
          No
        </Button>
      </div>
    </div>
  );
}
