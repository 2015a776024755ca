import { bulkOrderForm } from '@postprocure/contracts/tickets/bulk-order-form';
import type { Route } from './+types/place-bulk-order';
import { contentMeta } from '../content/content-meta.ts';
import { ContentWithTool } from '../content/content-with-tool.tsx';
import { TicketForm } from '../forms/ticket-form.tsx';
import { formPageHeaders } from '../forms/form-page-headers.ts';
import { loadFormPage, readProductName, submitForm } from '../forms/form-page.server.ts';

export const loader = async ({ context, request }: Route.LoaderArgs) => ({
  ...loadFormPage('/place-bulk-order', { form: bulkOrderForm, request }),
  prefill: { productName: await readProductName(context, request) },
});

export const action = (sent: Route.ActionArgs) => submitForm(bulkOrderForm, sent);

export const headers = formPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(matches[0].loaderData.site, loaderData.page);

export default function PlaceBulkOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { page, crumbs, prefill } = loaderData;
  return (
    <ContentWithTool page={page} crumbs={crumbs} isBeside>
      <TicketForm
        form={bulkOrderForm}
        anchor="bulk-order-form"
        heading="Your bulk order"
        path={page.path}
        outcome={actionData}
        prefill={prefill}
      />
    </ContentWithTool>
  );
}
