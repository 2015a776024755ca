const diskFull = '53100';
const lost = new Set(['57P01', '57P02', '57P03', '08003', '08006', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE']);

/** Describes database failures that the user can fix, in one line; undefined for all others. */
export function describeDatabaseFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: string };
  if (code === diskFull) {
    return `The database disk is full (${error.message}). Free some space and try again.`;
  }
  if (isConnectionLoss(error)) {
    return `The connection to the database was lost (${error.message}). Check that it is running and try again.`;
  }
  return undefined;
}

/** Whether the database connection was lost. Running queries fail, but the process can reconnect. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isConnectionLoss);
  const { code } = error as { code?: string };
  return (
    lost.has(code ?? '') ||
    /^(?:Connection terminated|timeout exceeded when trying to connect)/.test(error.message) ||
    isConnectionLoss(error.cause)
  );
}
