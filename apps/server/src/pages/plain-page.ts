import { brand } from '@postprocure/contracts/brand';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { policyOfBuiltPage } from './content-security-policy.ts';

export interface PlainPage {
  title: string;
  explanation: string;
  /** Shown to someone who has just submitted a form and should go back instead of reloading. */
  afterSending: string;
  /** The sentence before the support email address. */
  closing: string;
}

/** Whether the client is a browser; programs receive the API error. */
export const isForPerson = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.accept?.includes('text/html') ?? false;

/** Sends a static page when the storefront cannot be rendered. */
export function sendPlainPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  page: PlainPage,
): void {
  const html = writePlainPage(page, request.method === 'POST');
  void reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policyOfBuiltPage(html),
    })
    .send(html);
}

/** Needs no rendering and no other files. */
const writePlainPage = (page: PlainPage, wasSending: boolean): string => `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="theme-color" content="#3b1742">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <title>${escapeHtml(page.title)} | ${brand.name}</title>
    <style>
      body { margin: 0; background: #fffaf2; color: #2b1630; font: 1.125rem/1.7 Poppins, system-ui, sans-serif }
      header { padding: 1.25rem 1.5rem; background: #3b1742; color: #fff6e8; font-weight: 600 }
      header a { color: inherit; text-decoration: none }
      header p, main { max-width: 40rem; margin: 0 auto }
      main { padding: 15vh 1.5rem 3rem }
      h1 { margin: 0 0 1rem; font-size: clamp(2rem, 1.4rem + 3vw, 3rem); line-height: 1.1; letter-spacing: -.015em }
      main p { margin: 0 0 1rem; color: #5f4c66 }
      main p a { color: #0b5f6e }
      .again { display: inline-flex; align-items: center; min-height: 3rem; margin: .5rem 0 2rem; padding: 0 1.5rem;
        border-radius: .75rem; background: #f7a823; color: #2b1630; font-size: 1rem; font-weight: 600; text-decoration: none }
      .again:hover { background: #e08e06 }
      :focus-visible { outline: 3px solid #0b5f6e; outline-offset: 2px }
      header :focus-visible { outline-color: #f7a823 }
    </style>
  </head>
  <body>
    <header><p><a href="/">${brand.name}</a></p></header>
    <main>
      <h1>${escapeHtml(page.title)}</h1>
      <p>${escapeHtml(page.explanation)}</p>
      ${wasSending ? `<p>${escapeHtml(page.afterSending)}</p>` : '<a class="again" href="">Try again</a>'}
      <p>${escapeHtml(page.closing)} write to <a href="mailto:${brand.email}">${brand.email}</a>.</p>
    </main>
  </body>
</html>
`;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
