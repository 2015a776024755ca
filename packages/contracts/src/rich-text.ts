/**
 * Rules for HTML that we did not write: only text structure and links are allowed. The server applies them when it
 * stores such HTML and when it sends it, and the browser applies them before it renders a response.
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

/** The `rel` attribute of links that we have not checked. */
export const richTextLinkRel = 'nofollow noopener';

/** Elements that are removed together with their content. */
export const richTextDropped: readonly string[] = [
  ...['script', 'style', 'textarea', 'option', 'noscript', 'svg', 'math', 'template', 'iframe', 'title'],
];
