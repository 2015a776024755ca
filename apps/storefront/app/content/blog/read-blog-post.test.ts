import { expect, it } from 'vitest';
import type { BlogPost } from './blog-post.ts';
import { blogPosts } from './blog-posts.ts';
import { readBlogPost } from './read-blog-post.ts';

it('finds each of the six posts by id', () => {
  expect(blogPosts.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  for (const { id, title } of blogPosts) {
    expect(readBlogPost(String(id))).toMatchObject({ post: { title } });
  }
});

it.each(['7', '0', '123456789'])('returns not found for unknown post %s', (id) => {
  expect(readBlogPost(id)).toEqual({ message: 'Blog post not found.', status: 404 });
});

it.each([undefined, '', 'first', '1e0', '-1', '1 or 1=1', '9'.repeat(40)])(
  'returns not found for the invalid id %j',
  (id) => {
    expect(readBlogPost(id)).toEqual({ message: 'No blog post found for this ID.', status: 404 });
  },
);

it('returns an error message and the cause if a post cannot be read', () => {
  const error = new Error('too deep');
  const fail = () => {
    throw error;
  };
  expect(readBlogPost('1', blogPosts, fail)).toEqual({
    message: 'Failed to load blog post. Please try again later.',
    status: 500,
    error,
  });
});

it('removes scripts and leaves our own posts unchanged', () => {
  const hostile: BlogPost = {
    ...(blogPosts[0] as BlogPost),
    html: '<p onclick="x()">A<script>x()</script><a href="javascript:x()">b</a><img src=x onerror=x()></p>',
  };
  expect(readBlogPost('1', [hostile])).toMatchObject({ post: { html: '<p>A<a>b</a></p>' } });
  const withoutSpace = (html: string) => html.replaceAll(/\s+/g, ' ').trim();
  for (const post of blogPosts) {
    const answer = readBlogPost(String(post.id));
    expect('post' in answer && withoutSpace(answer.post.html)).toBe(withoutSpace(post.html));
  }
});
