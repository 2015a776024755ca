import { Link, useRevalidator, useSearchParams } from 'react-router';
import { deskStages, type DeskStage } from '@postprocure/contracts/fulfilment/desk-stage';
import { classes } from '@postprocure/ui/classes';
import { EmptyState } from '@postprocure/ui/empty-state';
import type { Route } from './+types/fulfilment';
import { api } from '../../api.ts';
import { CarrierDemoNotice } from '../../fulfilment/carrier-demo-notice.tsx';
import { WorkRows } from '../../fulfilment/work-rows.tsx';
import { pageTitle } from '../../page-title.ts';
import { PageHeader } from '../../shell/page-header.tsx';

const stages = Object.entries(deskStages) as [DeskStage, string][];

const readStage = (search: URLSearchParams): DeskStage =>
  stages.map(([stage]) => stage).find((stage) => stage === search.get('stage')) ?? 'pack';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const stage = readStage(new URL(request.url).searchParams);
  return { stage, work: await api('GET /api/desk/fulfilment', { query: { stage } }) };
}

export default function Fulfilment({ loaderData: { stage, work } }: Route.ComponentProps) {
  const [address] = useSearchParams();
  const { revalidate } = useRevalidator();
  return (
    <>
      <title>{pageTitle('Warehouse')}</title>
      <PageHeader title="Warehouse">Pack, book and hand over parcels, and check what comes back.</PageHeader>
      <nav aria-label="Work lists" className="mb-5 flex flex-wrap gap-2">
        {stages.map(([key, name]) => (
          <Link
            key={key}
            to={`?stage=${key}`}
            aria-current={key === stage ? 'page' : undefined}
            className={classes(
              'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-semibold',
              key === stage
                ? 'border-aubergine bg-aubergine text-on-dark'
                : 'border-line-strong bg-white hover:bg-paper-deep',
            )}
          >
            {name}
            <span className="tabular-nums">{work.counts[key]}</span>
          </Link>
        ))}
      </nav>
      {work.isDemo && (
        <div className="mb-5">
          <CarrierDemoNotice />
        </div>
      )}
      <WorkRows key={address.toString()} stage={stage} work={work} onChange={() => void revalidate()} />
      {work.orders.length === 0 && (
        <EmptyState icon="box" announced>
          Nothing to do here.
        </EmptyState>
      )}
    </>
  );
}
