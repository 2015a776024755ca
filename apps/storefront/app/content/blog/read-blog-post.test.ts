import { expect, it } from 'vitest';
import type { BlogPost } from './blog-post.ts';
import { blogPosts } from './blog-posts.ts';
import { readBlogPost } from './read-blog-post.ts';

it('finds each of the six posts by its number', () => {
  expect(blogPosts.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  for (const { id, title } of blogPosts) {
    expect(readBlogPost(String(id))).toMatchObject({ post: { title } });
  }
});

it.each(['7', '0', '123456789'])('says that post %s is not there', (id) => {
  expect(readBlogPost(id)).toEqual({ message: 'Blog post not found.', status: 404 });
});

it.each([undefined, '', 'first', '1e0', '-1', '1 or 1=1', '9'.repeat(40)])(
  'says that %j names no post',
  (id) => {
    expect(readBlogPost(id)).toEqual({ message: 'No blog post found for this ID.', status: 404 });
  },
);

it('says when a post could not be read, and keeps the reason for the log', () => {
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

it('lets nothing through that runs, and leaves our own posts as they are', () => {
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
