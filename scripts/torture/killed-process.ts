import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '../run-command.ts';
import { tortureSecret, type TortureTask } from './torture-task.ts';

const maxErrorLength = 2000;

/** The product as `npm start` runs it. It is restarted whenever it exits, until `stop` is called. */
export class KilledProcess {
  /** The error output of each process that ended without being killed. */
  readonly ownExits: string[] = [];
  readonly #task: TortureTask;
  #child: ChildProcess | undefined;
  #ready: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(task: TortureTask) {
    this.#task = task;
    this.#start();
  }

  /** Resolves when a process that was started is ready to serve requests. */
  async waitUntilReady(): Promise<void> {
    for (let seen: Promise<void> | undefined; seen !== this.#ready;) {
      seen = this.#ready;
      await seen;
    }
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.kill();
  }

  #start(): void {
    const child = fork(path.join(root, 'apps/server/src/main.ts'), [], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv: [],
      env: environmentOf(this.#task),
    });
    this.#child = child;
    const startedAt = performance.now();
    let said = '';
    this.#ready = new Promise((resolve) => {
      child.stderr?.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-maxErrorLength);
        if (said.includes('Post Procure is ready.')) resolve();
      });
      child.once('exit', (code, signal) => {
        if (signal !== 'SIGKILL') {
          const ms = Math.round(performance.now() - startedAt);
          this.ownExits.push(`exit code ${code ?? signal ?? ''} after ${ms} ms: ${said}`);
        }
        if (!this.#isStopped) this.#start();
        resolve();
      });
    });
  }
}

function environmentOf({
  databaseUrl,
  port,
  sellerPort,
  directory,
  smtpUrl,
}: TortureTask): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    DATABASE_URL: databaseUrl,
    JWT_SECRET: tortureSecret,
    STAFF_TWO_FACTOR: 'optional',
    PORT: String(port),
    SELLER_PORT: String(sellerPort),
    DATA_DIR: path.join(directory, 'data'),
    SMTP_URL: smtpUrl,
    RATE_LIMIT_PER_MINUTE: '0',
    // The sandbox carrier reports as fast as the worker runs.
    SANDBOX_SCAN_SECONDS: '0',
    // Trusts the load's X-Forwarded-For, so that each visitor has a separate IP address for limits that are always on.
    TRUST_PROXY: 'true',
  };
}
