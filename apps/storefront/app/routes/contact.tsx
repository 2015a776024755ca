import { contactForm } from '@postprocure/contracts/tickets/contact-form';
import type { Route } from './+types/contact';
import { contentMeta } from '../content/content-meta.ts';
import { ContentWithTool } from '../content/content-with-tool.tsx';
import { TicketForm } from '../forms/ticket-form.tsx';
import { formPageHeaders } from '../forms/form-page-headers.ts';
import { loadFormPage, submitForm } from '../forms/form-page.server.ts';

export const loader = ({ request }: Route.LoaderArgs) =>
  loadFormPage('/support/contact', { form: contactForm, request });

export const action = (sent: Route.ActionArgs) => submitForm(contactForm, sent);

export const headers = formPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(matches[0].loaderData.site, loaderData.page);

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { page, crumbs, prefill } = loaderData;
  return (
    <ContentWithTool page={page} crumbs={crumbs} isBeside>
      <TicketForm
        form={contactForm}
        anchor="contact-form"
        heading="Write to us"
        path={page.path}
        outcome={actionData}
        prefill={prefill}
      />
    </ContentWithTool>
  );
}
