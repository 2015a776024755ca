import {
  richTextAttributes,
  richTextDropped,
  richTextLinkRel,
  richTextSchemes,
  richTextTags,
} from '@postprocure/contracts/rich-text';

/**
 * Applies the rules of `sanitizeRichText` to an API response, without the library that function uses. The HTML is
 * parsed into a document without a window, where no scripts run and nothing is fetched.
 */
export function sanitizeInBrowser(html: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const comments = parsed.createNodeIterator(parsed.body, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) {
    comment.parentNode?.removeChild(comment);
  }
  for (const heading of parsed.body.querySelectorAll('h1')) replaceTag(heading, 'h2');
  for (const element of parsed.body.querySelectorAll('*')) cleanElement(element);
  return parsed.body.innerHTML;
}

function replaceTag(element: Element, tag: string): void {
  const replacement = element.ownerDocument.createElement(tag);
  replacement.append(...element.childNodes);
  element.replaceWith(replacement);
}

function cleanElement(element: Element): void {
  const tag = element.localName;
  if (richTextDropped.includes(tag)) return element.remove();
  if (!richTextTags.includes(tag)) return element.replaceWith(...element.childNodes);
  for (const { name } of [...element.attributes]) {
    if (!richTextAttributes[tag]?.includes(name)) element.removeAttribute(name);
  }
  if (tag === 'a') cleanLink(element);
}

function cleanLink(link: Element): void {
  const scheme = /^([a-z]+):/i.exec(link.getAttribute('href') ?? '')?.[1]?.toLowerCase();
  if (!richTextSchemes.some((allowed) => allowed === scheme)) link.removeAttribute('href');
  link.setAttribute('rel', richTextLinkRel);
}
