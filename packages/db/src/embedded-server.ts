import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, renameSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from './embedded-cluster.ts';
import { EmbeddedPostgresError, explainFailure } from './embedded-error.ts';
import type { PostgresSettings } from './embedded-settings.ts';

export interface ServerOptions {
  directory: string;
  cluster: Cluster;
  command: string[];
  spawnOptions: { uid?: number; gid?: number };
  settings: PostgresSettings;
  onRestart: (reason: string) => void;
  /** Called once when the server has stopped, or when it was told to stop because this process exits. */
  onEnd: () => void;
}

const terminationSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
const stopLimitMs = 30_000;
/** More restarts than this within a minute indicate a problem that restarting cannot fix. */
const maxRestarts = 5;

/** A PostgreSQL server process that is restarted on the same port if it dies. */
export class PostgresServer {
  readonly #options: ServerOptions;
  readonly #logFile: string;
  readonly #deaths: number[] = [];
  #port = 0;
  #child: ChildProcess | undefined;
  #stopping = false;
  #restarting: Promise<void> | undefined;

  static async start(options: ServerOptions): Promise<PostgresServer> {
    const server = new PostgresServer(options);
    server.#keepLastLog();
    server.#watchProcess();
    try {
      await server.#launchOnFreePort();
    } catch (error) {
      server.#unwatchProcess();
      throw error;
    }
    return server;
  }

  private constructor(options: ServerOptions) {
    this.#options = options;
    this.#logFile = path.join(options.directory, 'postgres.log');
  }

  get url(): string {
    return localUrl(this.#port, this.#options.cluster.password);
  }

  async stop(): Promise<void> {
    if (this.#stopping) return;
    this.#stopping = true;
    this.#unwatchProcess();
    await this.#restarting?.catch(() => {});
    const child = this.#child;
    if (child !== undefined && isAlive(child)) {
      child.ref();
      const gone = once(child, 'exit');
      child.kill('SIGINT');
      const timer = setTimeout(() => child.kill('SIGQUIT'), stopLimitMs);
      await gone;
      clearTimeout(timer);
    }
    this.#options.onEnd();
  }

  async #launchOnFreePort(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      this.#port = await findFreePort();
      try {
        return await this.#launch();
      } catch (error) {
        // Try again if another program has taken the port since we checked.
        if (attempt === 3 || !this.#readLog().includes('could not bind')) throw error;
      }
    }
  }

  async #launch(): Promise<void> {
    const [command = '', ...prefix] = this.#options.command;
    const settings = Object.entries({ ...this.#options.settings, port: this.#port });
    const args = [
      '-D',
      this.#options.cluster.data,
      ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ];
    const log = openSync(this.#logFile, 'a', 0o600);
    const began = this.#readLog().length;
    // A detached server doesn't receive Ctrl-C from the terminal, so this process can finish its requests first.
    const child = spawn(command, [...prefix, ...args], {
      ...this.#options.spawnOptions,
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    child.unref();
    let failure: Error | undefined;
    child.once('error', (error) => (failure = error));
    this.#child = child;
    await this.#waitUntilReady(child, () => failure ?? this.#explainExit(began));
    child.once('exit', (code, signal) => {
      if (!this.#stopping) this.#restarting = this.#restart(signal ?? `exit code ${code ?? 0}`);
    });
  }

  async #waitUntilReady(child: ChildProcess, explain: () => Error): Promise<void> {
    for (;;) {
      const client = new pg.Client({ connectionString: this.url });
      // If the server dies while we connect, the client also emits an error event.
      client.on('error', () => {});
      try {
        await client.connect();
        return;
      } catch (error) {
        if (!isAlive(child)) throw explain();
        if ((error as { code?: string }).code === '28P01') throw this.#refusePassword(child);
        await sleep(15);
      } finally {
        await client.end().catch(() => {});
      }
    }
  }

  async #restart(reason: string): Promise<void> {
    const now = Date.now();
    this.#deaths.push(now);
    const recent = this.#deaths.filter((time) => now - time < 60_000).length;
    if (recent > maxRestarts) {
      throw new EmbeddedPostgresError(
        `PostgreSQL crashed ${recent} times within a minute. See ${this.#logFile}.`,
      );
    }
    // The processes of a killed server take a moment to exit. Until then PostgreSQL refuses to start.
    for (const end = now + 10_000; !this.#stopping; await sleep(100)) {
      try {
        await this.#launch();
        return this.#options.onRestart(reason);
      } catch (error) {
        if (Date.now() > end) throw error;
      }
    }
  }

  #refusePassword(child: ChildProcess): Error {
    child.kill('SIGINT');
    return new EmbeddedPostgresError(
      `The database in ${this.#options.directory} does not accept the password in its password file. Restore the folder from a backup, or delete it to start over.`,
    );
  }

  #explainExit(logBegan: number): Error {
    const said = this.#readLog().slice(logBegan);
    const fatal =
      /(?:FATAL|PANIC): {2}(.*)/.exec(said)?.[1] ?? said.trim().split('\n').at(-1) ?? 'no reason given';
    return explainFailure(
      this.#options.directory,
      said,
      `PostgreSQL could not start: ${fatal} (see ${this.#logFile}). If its files are damaged, restore ${this.#options.directory} from a backup, or delete it to start over.`,
    );
  }

  #readLog(): string {
    return readFileSync(this.#logFile, 'utf8');
  }

  #keepLastLog(): void {
    try {
      renameSync(this.#logFile, path.join(this.#options.directory, 'postgres.previous.log'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }

  #watchProcess(): void {
    process.on('exit', this.#stopWithoutWaiting);
    for (const signal of terminationSignals) process.on(signal, this.#handleSignal);
  }

  #unwatchProcess(): void {
    process.off('exit', this.#stopWithoutWaiting);
    for (const signal of terminationSignals) process.off(signal, this.#handleSignal);
  }

  // Only synchronous work is possible during exit, so signal the server to stop without waiting for it.
  readonly #stopWithoutWaiting = (): void => {
    this.#stopping = true;
    if (this.#child !== undefined && isAlive(this.#child)) this.#child.kill('SIGINT');
    this.#options.onEnd();
  };

  // A signal listener disables the default action, which is to end the process. If there is another listener, it
  // decides what to do. Otherwise the default is restored by sending the signal again.
  readonly #handleSignal = (signal: NodeJS.Signals): void => {
    if (process.listenerCount(signal) > 1) return;
    this.#unwatchProcess();
    this.#stopWithoutWaiting();
    process.kill(process.pid, signal);
  };
}

export function localUrl(port: number, password: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}

function isAlive(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null && child.pid !== undefined;
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
