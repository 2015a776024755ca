import type { Route } from './+types/chat-support';
import { ChatLauncher } from '../chat/chat-launcher.tsx';
import { contentMeta } from '../content/content-meta.ts';
import { ContentWithTool } from '../content/content-with-tool.tsx';
import { readContentPage } from '../content/registry.ts';
import { editorialPageHeaders } from '../page-headers.ts';
import { chatSupportPath } from '../paths.ts';

export const loader = () => readContentPage(chatSupportPath);

export const headers = editorialPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(matches[0].loaderData.site, loaderData.page);

export default function ChatSupport({ loaderData }: Route.ComponentProps) {
  return (
    <ContentWithTool {...loaderData}>
      <ChatLauncher />
    </ContentWithTool>
  );
}
