/** The embedded PostgreSQL cannot run; the message says why and what to do, in one line. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

const full = /No space left on device|ENOSPC|disk quota exceeded/i;

/** Words a failure from what PostgreSQL, initdb or the file system said. */
export function explainFailure(directory: string, said: string, otherwise: string): EmbeddedPostgresError {
  if (full.test(said)) {
    return new EmbeddedPostgresError(
      `The disk that holds ${directory} is full. Free at least 500 MB there, or set DATA_DIR to a folder elsewhere.`,
    );
  }
  return new EmbeddedPostgresError(otherwise);
}

/** Words a failed access to the data folder. */
export function explainAccess(directory: string, error: unknown): Error {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return explainFailure(directory, 'ENOSPC', '');
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST') {
    return new EmbeddedPostgresError(
      `The data folder ${directory} cannot be written by this user (${code}). Give it to this user, or set DATA_DIR to another folder.`,
    );
  }
  return error as Error;
}
