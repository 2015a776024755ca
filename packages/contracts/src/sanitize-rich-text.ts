import sanitizeHtml from 'sanitize-html';
import {
  richTextAttributes,
  richTextDropped,
  richTextLinkRel,
  richTextSchemes,
  richTextTags,
} from './rich-text.ts';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: Object.fromEntries(
    Object.entries(richTextAttributes).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: [...richTextSchemes],
  allowProtocolRelative: false,
  nonTextTags: [...richTextDropped],
  nestingLimit: 30,
  // The only h1 on a page is its title.
  transformTags: { h1: 'h2' },
};

const untrustedLinks = {
  ...options,
  transformTags: {
    ...options.transformTags,
    a: sanitizeHtml.simpleTransform('a', { rel: richTextLinkRel }),
  },
};

/**
 * Reduces HTML to the tags and attributes allowed in `rich-text.ts`. Links get `rel="nofollow noopener"` unless the
 * text is our own. Only for the server: browsers use the storefront's `sanitize-in-browser.ts`, which needs no
 * library.
 */
export const sanitizeRichText = (html: string, { isOwnText = false } = {}): string =>
  sanitizeHtml(html, isOwnText ? options : untrustedLinks).trim();
