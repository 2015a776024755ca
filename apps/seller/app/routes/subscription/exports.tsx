import { useRevalidator } from 'react-router';
import type { ExportRecord } from '@postprocure/contracts/exports/export';
import { EmptyState } from '@postprocure/ui/empty-state';
import type { Route } from './+types/exports';
import { pageTitle } from '../../page-title.ts';
import { api } from '../../api.ts';
import { useCan } from '../../session/session-context.ts';
import { usePolling } from '../../session/use-polling.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { BackToProducts } from '../../subscriptions/back-link.tsx';
import { ColumnMapEditor } from '../../subscriptions/column-map-editor.tsx';
import { ExportList, isBusy } from '../../subscriptions/export-list.tsx';
import { PlanNotice } from '../../subscriptions/plan-notice.tsx';
import type { SellerPageHandle } from '../seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'products.download' };

const refreshMs = 1500;

export async function clientLoader() {
  const [exports, { maps }] = await Promise.all([listExports(), api('GET /api/seller/export-maps')]);
  return { exports, maps };
}

const listExports = async (): Promise<ExportRecord[]> => (await api('GET /api/seller/exports')).exports;

const progress = {
  load: listExports,
  isChanging: (exports: ExportRecord[]) => exports.some(isBusy),
  everyMs: refreshMs,
};

export default function Exports({ loaderData: { exports: loaded, maps } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const refresh = () => void revalidate();
  const exports = usePolling(loaded, progress);
  return (
    <>
      <title>{pageTitle('Exports')}</title>
      <BackToProducts />
      <PageHeader title="Exports and columns">
        Your exported files. Each link works for a day, even for people who are not logged in, so share it
        only with people you trust. Your links stop working when you leave the team.
      </PageHeader>
      <PlanNotice />
      <div className="grid gap-8">
        {exports.length === 0 ? (
          <EmptyState icon="download">
            No files yet. Export one from your product list, or with your own columns below.
          </EmptyState>
        ) : (
          <ExportList exports={exports} onChange={refresh} />
        )}
        {useCan('products.export') && <ColumnMapEditor maps={maps} onChange={refresh} />}
      </div>
    </>
  );
}
