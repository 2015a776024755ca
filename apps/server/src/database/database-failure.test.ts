import { expect, test } from 'vitest';
import { describeDatabaseFailure } from './database-failure.ts';

const failure = (message: string, code?: string) => Object.assign(new Error(message), { code });

test('a full disk and a lost connection get a line, anything else keeps its stack', () => {
  expect(describeDatabaseFailure(failure('could not extend file', '53100'))).toBe(
    'The disk of the database is full (could not extend file). Make room, and start again.',
  );
  for (const error of [
    failure('read ECONNRESET', 'ECONNRESET'),
    failure('terminating connection due to administrator command', '57P01'),
    failure('Connection terminated unexpectedly'),
  ]) {
    expect(describeDatabaseFailure(error)).toMatch(
      /^The connection to the database was lost \(.+ start again\.$/,
    );
  }
  expect(describeDatabaseFailure(failure('syntax error', '42601'))).toBeUndefined();
  expect(describeDatabaseFailure('thrown as text')).toBeUndefined();
});
