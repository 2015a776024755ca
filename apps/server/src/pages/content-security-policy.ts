import { createHash } from 'node:crypto';

export interface SealedPage {
  html: string;
  policy: string;
}

/**
 * Builds the content security policy of a page that will be cached and therefore cannot carry a nonce. Scripts and styles
 * that rendering marked with the secret nonce are allowed by hash, and the marks are removed. Hashing every inline script
 * would also allow an injected one.
 */
export function sealPage(html: string, nonce: string): SealedPage {
  const mark = ` nonce="${nonce}"`;
  const marked = new RegExp(`<(script|style)\\b[^>]*${mark}[^>]*>([\\s\\S]*?)</\\1>`, 'g');
  return { html: html.replaceAll(mark, ''), policy: writePolicy(html.matchAll(marked)) };
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
    html.matchAll(/<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g),
    hasRazorpayCheckout ? razorpaySources : noSources,
  );

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

function writePolicy(elements: Iterable<RegExpMatchArray>, outside: OutsideSources = noSources): string {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, element, text] of elements) {
    if (text) hashes[element as keyof typeof hashes].add(`'sha256-${hashOf(text)}'`);
  }
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes.script, ...outside.script].join(' '),
    ["style-src 'self'", ...hashes.style].join(' '),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...outside.others,
  ].join('; ');
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');
