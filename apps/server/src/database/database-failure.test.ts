import { expect, test } from 'vitest';
import { describeDatabaseFailure } from './database-failure.ts';

const failure = (message: string, code?: string) => Object.assign(new Error(message), { code });

test('describes a full disk and a lost connection in one line, and keeps the stack of other errors', () => {
  expect(describeDatabaseFailure(failure('could not extend file', '53100'))).toBe(
    'The database disk is full (could not extend file). Free some space and try again.',
  );
  for (const error of [
    failure('read ECONNRESET', 'ECONNRESET'),
    failure('terminating connection due to administrator command', '57P01'),
    failure('Connection terminated unexpectedly'),
  ]) {
    expect(describeDatabaseFailure(error)).toMatch(
      /^The connection to the database was lost \(.+ try again\.$/,
    );
  }
  expect(describeDatabaseFailure(failure('syntax error', '42601'))).toBeUndefined();
  expect(describeDatabaseFailure('thrown as text')).toBeUndefined();
});
