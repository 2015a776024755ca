import { toIndianDate } from '@postprocure/contracts/indian-date';

/**
 * The handler timeout for file downloads. A streamed response counts as under way until its last byte is sent, so the
 * default timeout would cut off downloads over slow connections. The socket timeout ends stalled ones.
 */
export const fileTimeoutMs = 3_600_000;

/** Whether the client accepts a response that is already compressed. */
export const acceptsGzip = (acceptEncoding: string | undefined): boolean =>
  (acceptEncoding ?? '')
    .split(',')
    .some((one) => /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)[\d.]+\s*)?$/i.test(one));

/**
 * The name of a file that merchants keep: whose it is, what it is and the date in India. The parts are in this order,
 * so that a folder of downloads is sorted by kind and then by date.
 */
export const nameDownload = (what: string, day: Date | string = new Date()): string =>
  `post-procure-${what}-${toIndianDate(day)}`;

/** The Content-Disposition header. Names that are not ASCII are given twice, for old and new clients (RFC 6266). */
export function describeAttachment(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const ascii = last.replaceAll(/[^\w. -]/g, '_').slice(-100) || 'file';
  if (ascii === last) return `attachment; filename="${ascii}"`;
  const encoded = encodeURIComponent(last).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
