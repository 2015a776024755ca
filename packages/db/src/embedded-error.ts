/** The embedded PostgreSQL cannot run. The message gives the reason and the fix in one line. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

const full = /No space left on device|ENOSPC|disk quota exceeded/i;

/** Describes a failure based on the output of PostgreSQL, initdb or the file system. */
export function explainFailure(directory: string, said: string, otherwise: string): EmbeddedPostgresError {
  if (full.test(said)) {
    return new EmbeddedPostgresError(
      `The disk that holds ${directory} is full. Free at least 500 MB there, or set DATA_DIR to a folder elsewhere.`,
    );
  }
  return new EmbeddedPostgresError(otherwise);
}

/** Describes a failed access to the data folder. */
export function explainAccess(directory: string, error: unknown): Error {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return explainFailure(directory, 'ENOSPC', '');
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST') {
    return new EmbeddedPostgresError(
      `This user cannot write to the data folder ${directory} (${code}). Change its owner, or set DATA_DIR to another folder.`,
    );
  }
  return error as Error;
}
