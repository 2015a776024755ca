import { concernForm } from '@postprocure/contracts/tickets/concern-form';
import type { Route } from './+types/report-concern';
import { contentMeta } from '../content/content-meta.ts';
import { ContentWithTool } from '../content/content-with-tool.tsx';
import { TicketForm } from '../forms/ticket-form.tsx';
import { formPageHeaders } from '../forms/form-page-headers.ts';
import { loadFormPage, submitForm } from '../forms/form-page.server.ts';

export const loader = ({ request }: Route.LoaderArgs) =>
  loadFormPage('/report-concern', { form: concernForm, request, fields: ['concernType', 'concernSubject'] });

export const action = (sent: Route.ActionArgs) => submitForm(concernForm, sent);

export const headers = formPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(matches[0].loaderData.site, loaderData.page);

export default function ReportConcern({ loaderData, actionData }: Route.ComponentProps) {
  const { page, crumbs, prefill } = loaderData;
  return (
    <ContentWithTool page={page} crumbs={crumbs} isBeside>
      <TicketForm
        form={concernForm}
        anchor="concern-form"
        heading="Your report"
        path={page.path}
        outcome={actionData}
        prefill={prefill}
      />
    </ContentWithTool>
  );
}
