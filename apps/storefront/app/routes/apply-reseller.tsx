import { resellerForm } from '@postprocure/contracts/tickets/reseller-form';
import type { Route } from './+types/apply-reseller';
import { contentMeta } from '../content/content-meta.ts';
import { ContentWithTool } from '../content/content-with-tool.tsx';
import { TicketForm } from '../forms/ticket-form.tsx';
import { formPageHeaders } from '../forms/form-page-headers.ts';
import { loadFormPage, submitForm } from '../forms/form-page.server.ts';

export const loader = ({ request }: Route.LoaderArgs) =>
  loadFormPage('/apply-reseller', { form: resellerForm, request });

export const action = (sent: Route.ActionArgs) => submitForm(resellerForm, sent);

export const headers = formPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(matches[0].loaderData.site, loaderData.page);

export default function ApplyReseller({ loaderData, actionData }: Route.ComponentProps) {
  const { page, crumbs, prefill } = loaderData;
  return (
    <ContentWithTool page={page} crumbs={crumbs} isBeside>
      <TicketForm
        form={resellerForm}
        anchor="reseller-form"
        heading="Your application"
        path={page.path}
        outcome={actionData}
        prefill={prefill}
      />
    </ContentWithTool>
  );
}
