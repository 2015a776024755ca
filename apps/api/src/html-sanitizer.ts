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
 * HTML from outside reduced to an allow-list: text structure and links, no styles, classes, images, frames,
 * vector graphics or forms. A page heading belongs to the page, so h1 becomes h2.
 */
export const sanitizeRichText = (html: string): string => sanitizeHtml(html, options).trim();
