import { supportTicketForm } from '@postprocure/contracts/tickets/support-ticket-form';
import type { Route } from './+types/support-ticket';
import { contentMeta } from '../content/content-meta.ts';
import { ContentWithTool } from '../content/content-with-tool.tsx';
import { TicketForm } from '../forms/ticket-form.tsx';
import { formPageHeaders } from '../forms/form-page-headers.ts';
import { loadFormPage, submitForm } from '../forms/form-page.server.ts';
import { ticketPendingMs } from '../timings.ts';

export const loader = ({ request }: Route.LoaderArgs) =>
  loadFormPage('/support-ticket', {
    form: supportTicketForm,
    request,
    fields: ['issueType', 'orderId', 'productSku', 'subject'],
  });

export const action = (sent: Route.ActionArgs) => submitForm(supportTicketForm, sent);

export const headers = formPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(matches[0].loaderData.site, loaderData.page);

export default function SupportTicket({ loaderData, actionData }: Route.ComponentProps) {
  const { page, crumbs, prefill } = loaderData;
  return (
    <ContentWithTool page={page} crumbs={crumbs} isBeside>
      <TicketForm
        form={supportTicketForm}
        anchor="ticket-form"
        heading="Your ticket"
        path={page.path}
        outcome={actionData}
        prefill={prefill}
        minPendingMs={ticketPendingMs}
      />
    </ContentWithTool>
  );
}
