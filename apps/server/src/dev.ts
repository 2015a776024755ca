/**
 * `npm run dev`: runs dev-server.ts and restarts it when code that Node loads changes. Vite inside that server
 * reloads the web applications, so their folders are not watched here.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';
import { readCommandLine } from './process/command-line.ts';
import { runProgram } from './process/run-program.ts';

const usage = `Usage: npm run dev

Serves the storefront and the seller application from their sources. Changes to the web applications appear in the
browser immediately; changes to the API and the packages restart the server. The environment variables in README.md apply.

  --help  show this text`;

const root = path.resolve(import.meta.dirname, '../../..');
const watchedFolders = [
  'apps/api/src',
  'apps/server/src',
  'packages/connectors/src',
  'packages/contracts/src',
  'packages/db/functions',
  'packages/db/migrations',
  'packages/db/src',
  'packages/demo-catalogue/src',
  'packages/money/src',
];
const sourceFile = /(?<!\.test)\.(?:ts|mjs|sql|json)$/;
/** Editors and git write several files at once; one restart covers them all. */
const debounceMs = 150;

let hasBeenReady = false;

readCommandLine(usage, {});

await runProgram(() => {
  let server = startServer();
  let restarting = false;
  let timer: NodeJS.Timeout | undefined;
  const restart = async (file: string): Promise<void> => {
    if (restarting) return;
    restarting = true;
    console.log(`${file} changed. Restarting the server.`);
    await server.stop();
    restarting = false;
    server = startServer();
  };
  const watchers = watchedFolders.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, (_event, name) => {
      if (name === null || !sourceFile.test(name)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void restart(path.join(folder, name)), debounceMs);
    }),
  );
  return Promise.resolve({
    stop: async () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      await server.stop();
    },
    logFatal: () => {},
    logError: () => {},
  });
});

function startServer(): { stop: () => Promise<void> } {
  const child = fork(path.join(import.meta.dirname, 'dev-server.ts'));
  let stopping = false;
  child.once('message', () => (hasBeenReady = true));
  child.once('exit', (code) => {
    if (stopping) return;
    // If the server has never started, for example because a port is taken or a setting is invalid, the user has to
    // act.
    if (!hasBeenReady) process.exit(code ?? 1);
    console.log('The server has stopped. It will restart when a source file changes.');
  });
  return {
    stop: () => {
      stopping = true;
      return stopServer(child);
    },
  };
}

/**
 * Closing the IPC channel asks the server to stop. On Windows, a signal would kill it without stopping PostgreSQL.
 */
async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  if (child.connected) child.disconnect();
  await exited;
}
