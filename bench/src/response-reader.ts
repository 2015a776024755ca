const headEnd = Buffer.from('\r\n\r\n');

type Body =
  | { kind: 'none' }
  | { kind: 'length'; left: number }
  /** `left` is the rest of the current chunk including its line break; `line` collects the size of the next chunk. */
  | { kind: 'chunks'; left: number; line: string; isLast: boolean };

/**
 * Reads the responses on one HTTP/1.1 connection without pipelining. The body is discarded, because a client that does
 * more would take CPU time from the server that is being measured.
 */
export class ResponseReader {
  status = 0;
  /** Whether the server closes the connection after this response. */
  isLast = false;
  #head: Buffer = Buffer.alloc(0);
  #body: Body = { kind: 'none' };

  /** Consumes received data; returns true when the response is complete. */
  push(bytes: Buffer): boolean {
    if (this.#body.kind !== 'none') return this.#takeBody(bytes);
    const gathered = this.#head.length === 0 ? bytes : Buffer.concat([this.#head, bytes]);
    const end = gathered.indexOf(headEnd);
    if (end === -1) {
      this.#head = gathered;
      return false;
    }
    this.#head = Buffer.alloc(0);
    this.#readHead(gathered.toString('latin1', 0, end));
    return this.#takeBody(gathered.subarray(end + headEnd.length));
  }

  #readHead(head: string): void {
    this.status = Number(head.slice(9, 12));
    this.isLast = /\r\nconnection: *close/i.test(head);
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (length !== undefined) this.#body = { kind: 'length', left: Number(length) };
    else if (/\r\ntransfer-encoding: *chunked/i.test(head)) {
      this.#body = { kind: 'chunks', left: 0, line: '', isLast: false };
    } else throw new Error(`The response has no length:\n${head}`);
  }

  #takeBody(bytes: Buffer): boolean {
    const body = this.#body;
    if (body.kind === 'length') body.left -= bytes.length;
    else if (body.kind === 'chunks') takeChunks(body, bytes);
    const isComplete = body.kind === 'length' ? body.left <= 0 : body.kind === 'chunks' && isAtEnd(body);
    if (isComplete) this.#body = { kind: 'none' };
    return isComplete;
  }
}

type Chunks = Extract<Body, { kind: 'chunks' }>;

const isAtEnd = ({ isLast, left }: Chunks): boolean => isLast && left === 0;

function takeChunks(body: Chunks, bytes: Buffer): void {
  let at = 0;
  while (at < bytes.length && !isAtEnd(body)) {
    if (body.left > 0) {
      const taken = Math.min(body.left, bytes.length - at);
      body.left -= taken;
      at += taken;
      continue;
    }
    const lineFeed = bytes.indexOf(0x0a, at);
    const end = lineFeed === -1 ? bytes.length : lineFeed + 1;
    body.line += bytes.toString('latin1', at, end);
    at = end;
    if (lineFeed === -1) return;
    const size = Number.parseInt(body.line, 16);
    body.line = '';
    body.isLast = size === 0;
    body.left = size + 2;
  }
}
