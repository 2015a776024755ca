import { data, redirect } from 'react-router';
import { createRandomKey } from '@postprocure/api-client/random-key';
import { chatTextMaxLength } from '@postprocure/contracts/limits';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { Container } from '@postprocure/ui/container';
import { TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { Link } from '../page-link.tsx';
import type { Route } from './+types/chat-conversation';
import { applyChatForm } from '../chat/chat-form.server.ts';
import { ChatMessages } from '../chat/chat-messages.tsx';
import { chatHours } from '../chat/chat-texts.ts';
import { apiContext } from '../load-context.ts';
import { pageMeta, pageTitle } from '../page-meta.ts';
import { chatConversationPath, chatSupportPath } from '../paths.ts';
import type { RouteHandle } from '../route-handle.ts';

export const handle: RouteHandle = { noScripts: true };

export const loader = async ({ context }: Route.LoaderArgs) => ({
  conversation: await context.get(apiContext)('GET /api/chat/messages'),
  // If the form is sent twice, both requests have the same key, so the message is stored only once.
  key: createRandomKey(),
});

export async function action({ context, request }: Route.ActionArgs) {
  const failure = await applyChatForm(context.get(apiContext), request);
  if (failure) return data(failure, { status: failure.status });
  return redirect(`${chatConversationPath}#message`, 303);
}

export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData.site, {
    title: pageTitle('Live chat'),
    description: 'Your conversation with our support team.',
    path: chatConversationPath,
    noindex: true,
  });

export default function ChatConversation({ loaderData, actionData }: Route.ComponentProps) {
  const { conversation, key } = loaderData;
  const typed = actionData?.typed;
  return (
    <Container className="max-w-3xl py-10">
      <h1 className="text-3xl">Live chat</h1>
      <p className="mt-2 text-ink-soft">{chatHours}</p>
      <Card className="mt-6 p-4 sm:p-6">
        <ChatMessages messages={conversation.messages} />
      </Card>
      <form id="message" method="post" action={chatConversationPath} className="mt-6 grid grid-cols-1 gap-4">
        {actionData && <StatusMessage tone="error">{actionData.message}</StatusMessage>}
        <input type="hidden" name="key" value={key} />
        <label className="block">
          <span className="mb-1.5 block text-sm font-semibold">Your message</span>
          <textarea
            name="text"
            rows={4}
            maxLength={chatTextMaxLength}
            defaultValue={typed?.text}
            className="block w-full rounded-md border border-line-strong bg-white px-4 py-3 text-base"
          />
        </label>
        <p className="text-sm text-ink-soft">Leave your email address to get our reply by email too.</p>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField
            label="Name (optional)"
            name="name"
            maxLength={200}
            autoComplete="name"
            defaultValue={typed?.name ?? conversation.name ?? ''}
          />
          <TextField
            label="Email (optional)"
            name="email"
            type="email"
            maxLength={254}
            autoComplete="email"
            defaultValue={typed?.email ?? conversation.email ?? ''}
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit">Send</Button>
          <a href={chatConversationPath} className="font-semibold text-peacock underline">
            Check for a reply
          </a>
          <Link to={chatSupportPath} className="font-semibold text-peacock underline">
            Back to Chat and Email Support
          </Link>
        </div>
      </form>
    </Container>
  );
}
