import { sourcingForm } from '@postprocure/contracts/tickets/sourcing-form';
import type { Route } from './+types/submit-sourcing-request';
import { contentMeta } from '../content/content-meta.ts';
import { ContentWithTool } from '../content/content-with-tool.tsx';
import { TicketForm } from '../forms/ticket-form.tsx';
import { formPageHeaders } from '../forms/form-page-headers.ts';
import { loadFormPage, readProductName, submitForm } from '../forms/form-page.server.ts';

export const loader = async ({ context, request }: Route.LoaderArgs) => ({
  ...loadFormPage('/submit-sourcing-request', { form: sourcingForm, request }),
  prefill: { productName: await readProductName(context, request) },
});

export const action = (sent: Route.ActionArgs) => submitForm(sourcingForm, sent);

export const headers = formPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(matches[0].loaderData.site, loaderData.page);

export default function SubmitSourcingRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { page, crumbs, prefill } = loaderData;
  return (
    <ContentWithTool page={page} crumbs={crumbs} isBeside>
      <TicketForm
        form={sourcingForm}
        anchor="sourcing-form"
        heading="Your sourcing request"
        path={page.path}
        outcome={actionData}
        prefill={prefill}
        reviews
        scrollsToTop
      />
    </ContentWithTool>
  );
}
