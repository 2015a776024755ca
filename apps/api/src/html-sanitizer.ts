import {
  richTextAttributes,
  richTextDropped,
  richTextLinkRel,
  richTextSchemes,
  richTextTags,
} from '@postprocure/contracts/rich-text';
import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: Object.fromEntries(
    Object.entries(richTextAttributes).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: [...richTextSchemes],
  allowProtocolRelative: false,
  nonTextTags: [...richTextDropped],
  nestingLimit: 30,
  transformTags: {
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { rel: richTextLinkRel }),
  },
};

/**
 * Reduces untrusted HTML to an allow-list of text elements and links. Removes styles, classes, images, frames, SVG and
 * forms. The page has its own h1, so h1 becomes h2.
 */
export const sanitizeRichText = (html: string): string => sanitizeHtml(html, options).trim();
