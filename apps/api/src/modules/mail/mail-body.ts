import { brand } from '@postprocure/contracts/brand';

export interface MailParts {
  /** `Dear Asha,` */
  greeting: string;
  paragraphs: readonly string[];
  /** Shown as a table; values may have several lines. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** The button. Its URL must be on our own site. */
  action?: { label: string; url: string };
  /** Defaults to our own signature. Emails to a merchant's customers are signed by the merchant. */
  signature?: readonly string[];
}

/** Writes the same email as plain text and as HTML. Escapes everything it is given. */
export function writeMailBody(parts: MailParts): { text: string; html: string } {
  return { text: writeText(parts), html: writeHtml(parts) };
}

const ourSignature = [`Team ${brand.name}`, brand.email, brand.phone];

function writeText({
  greeting,
  paragraphs,
  facts = [],
  action,
  signature = ourSignature,
}: MailParts): string {
  const blocks = [
    greeting,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value.replaceAll('\n', '\n    ')}`).join('\n'),
    action ? `${action.label}: ${action.url}` : '',
    signature.join('\n'),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

const page = 'margin:0;padding:24px;background:#fffaf2;color:#2b1630;font:16px/1.5 Arial,sans-serif';
const sheet = 'max-width:600px;margin:0 auto;padding:24px;background:#ffffff;border-top:6px solid #f7a823';
const cell = 'padding:6px 12px 6px 0;vertical-align:top;border-bottom:1px solid #e8dccb';
const button =
  'display:inline-block;padding:12px 24px;background:#f7a823;color:#2b1630;font-weight:bold;text-decoration:none';

function writeHtml({
  greeting,
  paragraphs,
  facts = [],
  action,
  signature = ourSignature,
}: MailParts): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td style="${cell};color:#5f4c66">${escapeHtml(label)}</td><td style="${cell}">${escapeHtml(value)}</td></tr>`,
  );
  const content = [
    ...[greeting, ...paragraphs].map((text) => `<p>${escapeHtml(text)}</p>`),
    rows.length > 0 ? `<table style="border-collapse:collapse;width:100%">${rows.join('')}</table>` : '',
    action
      ? `<p><a style="${button}" href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a></p>`
      : '',
    `<p style="color:#5f4c66">${signature.map(escapeHtml).join('<br>')}</p>`,
  ];
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"></head><body style="${page}"><div style="${sheet}">${content.join('')}</div></body></html>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character).replaceAll('\n', '<br>');
