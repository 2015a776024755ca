import type { Route } from './+types/blog-list';
import { BlogCards } from '../blog/blog-cards.tsx';
import { blogPosts } from '../content/blog/blog-posts.ts';
import { ContentBlocks, splitAtForm } from '../content/content-blocks.tsx';
import { contentMeta } from '../content/content-meta.ts';
import { ContentView } from '../content/content-view.tsx';
import { readContentPage } from '../content/registry.ts';
import { editorialPageHeaders } from '../page-headers.ts';
import type { RouteHandle } from '../route-handle.ts';

export const handle: RouteHandle = { noScripts: true };

export const loader = () => ({
  ...readContentPage('/glow-blog'),
  posts: blogPosts.map(({ id, title, description, author, date, icon, scene }) => ({
    id,
    title,
    description,
    author,
    date,
    icon,
    scene,
  })),
});

export const headers = editorialPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(matches[0].loaderData.site, loaderData.page);

export default function BlogList({ loaderData: { page, crumbs, posts } }: Route.ComponentProps) {
  return (
    <ContentView page={page} crumbs={crumbs}>
      <div className="grid grid-cols-1 gap-14 sm:gap-18">
        <BlogCards posts={posts} />
        <ContentBlocks blocks={splitAtForm(page.blocks).after} />
      </div>
    </ContentView>
  );
}
