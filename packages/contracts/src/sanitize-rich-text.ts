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
  // The page itself has the only h1.
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
 * Reduces HTML to the allowed tags and attributes of `rich-text.ts`. Links get `rel="nofollow"` unless the text is our
 * own. For the server: browsers use `sanitize-in-browser.ts` of the storefront, which needs no library.
 */
export const sanitizeRichText = (html: string, { isOwnText = false } = {}): string =>
  sanitizeHtml(html, isOwnText ? options : untrustedLinks).trim();
