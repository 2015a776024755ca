const diskFull = '53100';
const lost = new Set(['57P01', '57P02', '57P03', '08003', '08006', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE']);

/** Describes database failures that the user can fix, in one line; undefined for all others. */
export function describeDatabaseFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: string };
  if (code === diskFull) {
    return `The disk of the database is full (${error.message}). Free some space and start again.`;
  }
  if (lost.has(code ?? '') || error.message.startsWith('Connection terminated')) {
    return `The connection to the database was lost (${error.message}). Check that it is running and start again.`;
  }
  return undefined;
}
