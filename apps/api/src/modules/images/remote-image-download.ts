import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookupPublicAddress, PrivateAddressError } from './public-address.ts';

export interface DownloadOptions {
  /** For tests, whose server runs on localhost. */
  allowPrivateHosts: boolean;
}

const maxBytes = 15_000_000;
const maxRedirects = 3;
const timeoutMs = 10_000;

const parseWebUrl = (text: string, base?: URL): URL => {
  const url = new URL(text, base);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new Error(`${url.protocol} is not fetched`);
  return url;
};

/** An IP address in the URL is not looked up, so it is checked here. */
const refusePrivateLiteral = (url: URL): void => {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new PrivateAddressError(host);
};

const openUrl = (
  url: URL,
  signal: AbortSignal,
  { allowPrivateHosts }: DownloadOptions,
): Promise<IncomingMessage> => {
  if (!allowPrivateHosts) refusePrivateLiteral(url);
  const options = {
    signal,
    agent: false,
    headers: {
      accept: 'image/avif,image/webp,image/*',
      'accept-encoding': 'identity',
      'user-agent': 'PostProcure/1.0 (catalogue images)',
    },
    ...(!allowPrivateHosts && { lookup: lookupPublicAddress }),
  };
  return new Promise((resolve, reject) => {
    const client = url.protocol === 'https:' ? https : http;
    client.get(url, options, resolve).on('error', reject);
  });
};

const readBody = async (response: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new Error(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const followTo = (response: IncomingMessage, url: URL): URL | null => {
  const status = response.statusCode ?? 0;
  const { location } = response.headers;
  return status >= 300 && status < 400 && location !== undefined ? parseWebUrl(location, url) : null;
};

/** Downloads from a public host. Applies the same checks to every redirect, and throws if one fails. */
export const downloadRemoteImage = async (sourceUrl: string, options: DownloadOptions): Promise<Buffer> => {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = parseWebUrl(sourceUrl);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await openUrl(url, signal, options);
    try {
      const next = followTo(response, url);
      if (next === null) {
        if (response.statusCode !== 200) throw new Error(`${url.host} answered ${response.statusCode ?? 0}`);
        return await readBody(response);
      }
      url = next;
    } finally {
      response.destroy();
    }
  }
  throw new Error(`more than ${maxRedirects} redirects`);
};
