import { data } from 'react-router';
import type { Route } from './+types/blog-post';
import { BlogArticle } from '../blog/blog-article.tsx';
import { BlogMissing } from '../blog/blog-missing.tsx';
import { blogListPath, blogPath } from '../blog/blog-paths.ts';
import { readBlogPost } from '../content/blog/read-blog-post.ts';
import { readContentPage } from '../content/registry.ts';
import { reportErrorContext } from '../load-context.ts';
import { editorialPageHeaders } from '../page-headers.ts';
import { pageMeta, pageTitle } from '../page-meta.ts';
import type { RouteHandle } from '../route-handle.ts';

export const handle: RouteHandle = { noScripts: true };

export function loader({ params, context }: Route.LoaderArgs) {
  const answer = readBlogPost(params.id);
  if ('post' in answer) {
    return data(
      {
        post: answer.post,
        crumbs: [
          ...readContentPage(blogListPath).crumbs,
          { name: answer.post.title, path: blogPath(answer.post.id) },
        ],
      },
      { headers: editorialPageHeaders() },
    );
  }
  if (answer.error !== undefined) context.get(reportErrorContext)(answer.error);
  return data({ message: answer.message }, { status: answer.status });
}

/** The loader sets cache headers only for posts, so error messages are not cached. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { site } = matches[0].loaderData;
  if (!('post' in loaderData)) return [{ title: pageTitle('Blog') }, { name: 'robots', content: 'noindex' }];
  const { id, title, description } = loaderData.post;
  return pageMeta(site, { title: pageTitle(title), description, path: blogPath(id) });
};

export default function BlogPostRoute({ loaderData }: Route.ComponentProps) {
  return 'post' in loaderData ? (
    <BlogArticle post={loaderData.post} crumbs={loaderData.crumbs} />
  ) : (
    <BlogMissing message={loaderData.message} />
  );
}
