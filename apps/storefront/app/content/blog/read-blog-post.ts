import { sanitizeRichText } from '@postprocure/contracts/sanitize-rich-text';
import type { BlogPost } from './blog-post.ts';
import { blogPosts } from './blog-posts.ts';

export const blogMessages = {
  /** No post has this id. */
  unknown: 'Blog post not found.',
  /** The post exists but could not be read. */
  failed: 'Failed to load blog post. Please try again later.',
  /** The id in the URL is not a number. */
  noId: 'No blog post found for this ID.',
} as const;

export type BlogPostAnswer = { post: BlogPost } | { message: string; status: 404 | 500; error?: unknown };

/** Finds a post by the id in the URL and sanitizes its HTML. */
export function readBlogPost(
  id: string | undefined,
  posts: readonly BlogPost[] = blogPosts,
  sanitize = (html: string): string => sanitizeRichText(html, { isOwnText: true }),
): BlogPostAnswer {
  if (!/^\d{1,9}$/.test(id ?? '')) return { message: blogMessages.noId, status: 404 };
  const post = posts.find((candidate) => candidate.id === Number(id));
  if (!post) return { message: blogMessages.unknown, status: 404 };
  try {
    return { post: { ...post, html: sanitize(post.html) } };
  } catch (error) {
    return { message: blogMessages.failed, status: 500, error };
  }
}
