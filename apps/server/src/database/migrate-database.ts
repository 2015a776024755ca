import { migrate } from '@postprocure/db/migrate';
import { StartError } from '../process/start-error.ts';

/** Applies pending migrations and explains failures that the user can fix. */
export async function migrateDatabase(url: string): Promise<string[]> {
  try {
    return await migrate(url);
  } catch (error) {
    const { message, cause } = error as Error;
    const code = (error as { code?: unknown }).code ?? (cause as { code?: unknown } | undefined)?.code;
    throw new StartError(
      [`The database could not be migrated: ${message.replace(/\.$/, '')}.`, ...advise(code, message)].join(
        ' ',
      ),
    );
  }
}

function advise(code: unknown, message: string): string[] {
  if (code === '42501') {
    return [
      'Make the user of DATABASE_URL the owner of the database, or grant it CREATE on the database and its schema.',
    ];
  }
  if (code === '53100') return ['Free some disk space and try again.'];
  if (/extension ".*" is not available/.test(message)) {
    return ["Install PostgreSQL's contrib modules (postgresql-contrib) on that server and try again."];
  }
  return [];
}
