import { sanitizeRichText } from '@postprocure/contracts/sanitize-rich-text';

const markup = /<\/?[a-z!]|&(?:#\d+|#x[\da-f]+|[a-z]+);/i;

/** The stored form of a description: HTML is sanitized, and plain text becomes paragraphs. */
export const formatDescription = (text: string): string =>
  (markup.test(text) ? sanitizeRichText(text) : toParagraphs(text)).replaceAll('\0', '').toWellFormed();

function toParagraphs(text: string): string {
  return text
    .split(/(?:\r?\n\s*){2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replace(/\r?\n/g, '<br />')}</p>`)
    .join('');
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
