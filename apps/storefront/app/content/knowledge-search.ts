import { blogPosts } from './blog/blog-posts.ts';
import { knowledgeSections } from './knowledge-sections.ts';
import { contentPages } from './registry.ts';
import { describeForSearch, searchContent, type ContentMatch } from './search-content.ts';

const withoutTags = (html: string): string =>
  html.replaceAll(/<\/(?:p|li|h\d|tr)>/g, '\n').replaceAll(/<[^>]+>/g, ' ');

/** Pages that only list other pages are not indexed. */
const lists = new Set(['/knowledge-hub', '/glow-blog', ...knowledgeSections.map(({ path }) => path)]);

const texts = [
  ...contentPages.filter(({ path }) => !lists.has(path)).map(describeForSearch),
  ...blogPosts.map(({ id, title, description, html }) => ({
    path: `/blog/${id}`,
    title,
    description,
    headings: [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading).join('\n'),
    body: withoutTags(html),
  })),
];

/** Searches all content pages and blog posts. */
export const searchKnowledge = (query: string): ContentMatch[] => searchContent(texts, query);
