import { allowPerMinute } from '@postprocure/api/client-allowance';
import { AppError } from '@postprocure/api/errors';
import { brand } from '@postprocure/contracts/brand';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { policyOfBuiltPage } from './content-security-policy.ts';

export interface PageLimit {
  /** Answers with the refusal, and says so, where the client has asked for too many pages. */
  refuses(request: FastifyRequest, reply: FastifyReply): boolean;
}

/** Bounds how many pages a client may ask for in a minute; 0 is no bound. Programs are refused as by the API. */
export function createPageLimit(perMinute: number): PageLimit {
  const allowance = allowPerMinute(perMinute);
  return {
    refuses: (request, reply) => {
      try {
        allowance?.take(request.ip);
        return false;
      } catch (error) {
        if (!(error instanceof AppError) || !request.headers.accept?.includes('text/html')) throw error;
        const html = writeRefusal(error.retryAfterSeconds ?? 1, request.method === 'POST');
        void reply
          .code(error.status)
          .headers({
            'content-type': 'text/html; charset=utf-8',
            'cache-control': 'no-store',
            'content-security-policy': policyOfBuiltPage(html),
            'retry-after': String(error.retryAfterSeconds ?? 1),
          })
          .send(html);
        return true;
      }
    },
  };
}

/** Made of nothing that would have to be rendered or fetched: it is sent when there is too much of that already. */
const writeRefusal = (seconds: number, wasSending: boolean): string => `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="theme-color" content="#3b1742">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <title>One moment, please | ${brand.name}</title>
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
      :focus-visible { outline: 3px solid #0b5f6e; outline-offset: 2px; border-radius: 4px }
      header :focus-visible { outline-color: #f7a823 }
    </style>
  </head>
  <body>
    <header><p><a href="/">${brand.name}</a></p></header>
    <main>
      <h1>One moment, please</h1>
      <p>Your network has asked us for very many pages within a minute. You can go on in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.</p>
      ${
        wasSending
          ? '<p>Nothing was sent. Go back in your browser, where what you typed still stands, and send it again.</p>'
          : '<a class="again" href="">Try again</a>'
      }
      <p>Several people may share your line. If this keeps happening, write to <a href="mailto:${brand.email}">${brand.email}</a>.</p>
    </main>
  </body>
</html>
`;
