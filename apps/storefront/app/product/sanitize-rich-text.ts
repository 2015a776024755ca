import {
  richTextAttributes,
  richTextDropped,
  richTextLinkRel,
  richTextSchemes,
  richTextTags,
} from '@postprocure/contracts/rich-text';

/**
 * The browser's own check of HTML that an API answer brought, by the same list as the server's. It is parsed into a
 * document without a window, where nothing runs and nothing is fetched.
 */
export function sanitizeRichText(html: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const comments = parsed.createNodeIterator(parsed.body, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) {
    comment.parentNode?.removeChild(comment);
  }
  for (const element of parsed.body.querySelectorAll('*')) cleanElement(element);
  return parsed.body.innerHTML;
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
