/**
 * The handler timeout of file downloads. A response that is streamed counts as under way until its last byte is sent,
 * so the default timeout would cut downloads over slow connections. Stalled ones are ended by the socket timeout.
 */
export const fileTimeoutMs = 3_600_000;

/** Whether the client accepts a response that is already compressed. */
export const acceptsGzip = (acceptEncoding: string | undefined): boolean =>
  (acceptEncoding ?? '')
    .split(',')
    .some((one) => /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)[\d.]+\s*)?$/i.test(one));
