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
        const html = writeRefusal(error.retryAfterSeconds ?? 1);
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
const writeRefusal = (seconds: number): string => `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <title>One moment, please | ${brand.name}</title>
    <style>
      body { margin: 0; min-height: 100vh; display: grid; align-content: center; justify-content: center; padding: 1.5rem;
        box-sizing: border-box; background: #fffaf2; color: #2b1630; font: 1.125rem/1.6 Poppins, system-ui, sans-serif }
      main { max-width: 34rem }
      h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 1rem }
      p { margin: 0 0 1rem; color: #5f4c66 }
      .brand { color: #0b5f6e; font-weight: 600 }
      a { display: inline-flex; align-items: center; min-height: 3rem; padding: 0 1.5rem; border-radius: .5rem;
        background: #f7a823; color: #2b1630; font-weight: 600; text-decoration: none }
    </style>
  </head>
  <body>
    <main>
      <p class="brand">${brand.name}</p>
      <h1>One moment, please</h1>
      <p>Your network has asked us for very many pages within a minute. You can go on in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.</p>
      <p>Is somebody else on the same line to blame, and it does not end? Write to ${brand.email}.</p>
      <a href="">Try again</a>
    </main>
  </body>
</html>
`;
