import sanitizeHtml from 'sanitize-html';
import {
  richTextAttributes,
  richTextDropped,
  richTextSchemes,
  richTextTags,
} from '@postprocure/contracts/rich-text';

/** Same rules as for product descriptions, but without rel="nofollow" on links, because the posts are ours. */
export const sanitizePost = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...richTextTags],
    allowedAttributes: Object.fromEntries(
      Object.entries(richTextAttributes).map(([tag, names]) => [tag, [...names]]),
    ),
    allowedSchemes: [...richTextSchemes],
    allowProtocolRelative: false,
    nonTextTags: [...richTextDropped],
    transformTags: { h1: 'h2' },
  }).trim();
