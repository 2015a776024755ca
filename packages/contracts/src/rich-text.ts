/**
 * What HTML from outside may consist of: the structure of a text and links. The server holds stored text to it
 * when it is written and again before it is rendered, the browser before it renders what an API answer brought.
 */
export const richTextTags: readonly string[] = [
  ...['p', 'br', 'hr', 'div', 'span', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  'a',
];

export const richTextAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'rel'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
};

export const richTextSchemes = ['https', 'http', 'mailto', 'tel'] as const;

/** Nobody vouches for where such a link leads. */
export const richTextLinkRel = 'nofollow noopener';

/** Elements whose content is no text for people, and goes with them. */
export const richTextDropped: readonly string[] = [
  ...['script', 'style', 'textarea', 'option', 'noscript', 'svg', 'math', 'template', 'iframe', 'title'],
];
