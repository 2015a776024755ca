/**
 * Allowed HTML in third-party content: text structure and links. The server sanitizes text when it is stored and
 * again before rendering, and the browser sanitizes API responses before rendering them.
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

/** We don't endorse the targets of these links. */
export const richTextLinkRel = 'nofollow noopener';

/** Elements that are removed together with their content. */
export const richTextDropped: readonly string[] = [
  ...['script', 'style', 'textarea', 'option', 'noscript', 'svg', 'math', 'template', 'iframe', 'title'],
];
