import { hash } from 'node:crypto';

export interface SealedPage {
  html: Buffer<ArrayBuffer>;
  policy: string;
}

/**
 * Builds the content security policy of a page that will be cached and therefore cannot carry a nonce. Scripts and styles
 * that rendering marked with the secret nonce are allowed by hash, and the marks are removed. Hashing every inline script
 * would also allow an injected one.
 */
export function sealPage(html: Buffer, nonce: string): SealedPage {
  const mark = Buffer.from(` nonce="${nonce}"`);
  const parts: Buffer[] = [];
  const scripts: Buffer[] = [];
  let done = 0;
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, done)) {
    parts.push(html.subarray(done, at));
    done = at + mark.length;
    if (!html.subarray(html.lastIndexOf('<', at), at).toString().startsWith('<script')) continue;
    const start = html.indexOf('>', done) + 1;
    scripts.push(html.subarray(start, html.indexOf('</script>', start)));
  }
  parts.push(html.subarray(done));
  return { html: Buffer.concat(parts), policy: writePolicy({ script: scripts, style: [] }) };
}

/** Vite adds inline scripts, inline styles and a web socket to the pages it serves. */
export const developmentPolicy =
  "default-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws:; worker-src 'self' blob:; frame-ancestors 'none'";

/** For pages created at build time. We wrote all of their inline scripts, so each is allowed by its hash. */
export const policyOfBuiltPage = (
  html: string,
  { hasRazorpayCheckout = false }: { hasRazorpayCheckout?: boolean } = {},
): string =>
  writePolicy(
    {
      script: listTexts(html, /<script\b[^>]*>([\s\S]*?)<\/script>/g),
      style: listTexts(html, /<style\b[^>]*>([\s\S]*?)<\/style>/g),
    },
    hasRazorpayCheckout ? razorpaySources : noSources,
  );

const listTexts = (html: string, element: RegExp): string[] =>
  [...html.matchAll(element)].map(([, text = '']) => text);

interface OutsideSources {
  script: readonly string[];
  others: readonly string[];
}

const noSources: OutsideSources = { script: [], others: [] };

/** Razorpay's checkout is a script that opens a frame. The frame and its telemetry use other hosts. */
const razorpaySources: OutsideSources = {
  script: ['https://checkout.razorpay.com'],
  others: [
    'frame-src https://api.razorpay.com https://checkout.razorpay.com',
    "connect-src 'self' https://api.razorpay.com https://lumberjack.razorpay.com",
  ],
};

type InlineText = string | Buffer;

function writePolicy(
  inline: Record<'script' | 'style', readonly InlineText[]>,
  outside: OutsideSources = noSources,
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashAll(inline.script), ...outside.script].join(' '),
    ["style-src 'self'", ...hashAll(inline.style)].join(' '),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...outside.others,
  ].join('; ');
}

const hashAll = (texts: readonly InlineText[]): Set<string> =>
  new Set(
    texts.filter(({ length }) => length > 0).map((text) => `'sha256-${hash('sha256', text, 'base64')}'`),
  );
