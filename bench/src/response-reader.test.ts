import { describe, expect, test } from 'vitest';
import { ResponseReader } from './response-reader.ts';

const answers = {
  length: 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 5\r\n\r\nhello',
  empty: 'HTTP/1.1 304 Not Modified\r\ncontent-length: 0\r\nconnection: close\r\n\r\n',
  chunks:
    'HTTP/1.1 503 Service Unavailable\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n0\r\n\r\n\r\nA\r\n0123456789\r\n0\r\n\r\n',
};

describe('ResponseReader', () => {
  test.each(Object.entries(answers))('knows the end of an answer in any pieces: %s', (_, answer) => {
    for (let size = 1; size <= answer.length; size += 1) {
      const reader = new ResponseReader();
      const ends: number[] = [];
      for (let at = 0; at < answer.length; at += size) {
        const piece = answer.slice(at, at + size);
        if (reader.push(Buffer.from(piece, 'latin1'))) ends.push(at + piece.length);
      }
      expect(ends).toEqual([answer.length]);
      expect(reader.status).toBe(Number(answer.slice(9, 12)));
    }
  });

  test('reads consecutive responses and detects the end of the connection', () => {
    const reader = new ResponseReader();
    const read = (answer: string) => reader.push(Buffer.from(answer)) && [reader.status, reader.isLast];
    expect([read(answers.chunks), read(answers.length), read(answers.empty)]).toEqual([
      [503, false],
      [200, false],
      [304, true],
    ]);
  });

  test('rejects a response without a length', () => {
    expect(() => new ResponseReader().push(Buffer.from('HTTP/1.1 200 OK\r\n\r\n'))).toThrow('no length');
  });
});
