const diskFull = '53100';
const lost = new Set(['57P01', '57P02', '57P03', '08003', '08006', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE']);

/** Failures of a database at work that a person can mend, in a line; undefined for all others. */
export function describeDatabaseFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: string };
  if (code === diskFull) {
    return `The disk of the database is full (${error.message}). Make room, and start again.`;
  }
  if (lost.has(code ?? '') || error.message.startsWith('Connection terminated')) {
    return `The connection to the database was lost (${error.message}). See that it runs, and start again.`;
  }
  return undefined;
}
