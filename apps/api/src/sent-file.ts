/**
 * For routes that send a file as a stream. To the server such an answer is under way until its last byte has left, and
 * cut when its time is over: the usual seconds would cut every download over a slow line. One that stands still is
 * ended by the timeout of the connection.
 */
export const fileTimeoutMs = 3_600_000;

/** Whether a client takes an answer that is compressed already. */
export const acceptsGzip = (acceptEncoding: string | undefined): boolean =>
  (acceptEncoding ?? '')
    .split(',')
    .some((one) => /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)[\d.]+\s*)?$/i.test(one));
