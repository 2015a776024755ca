import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { TortureServerTask } from './torture-task.ts';

/** A server that is started again whenever it exits, until it is stopped. */
export class KilledProcess {
  readonly #task: TortureServerTask;
  #child: ChildProcess | undefined;
  #ready: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(task: TortureServerTask) {
    this.#task = task;
    this.#start();
  }

  /** Resolves when a started process serves. */
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
    const child = fork(path.join(import.meta.dirname, 'torture-server.ts'), [JSON.stringify(this.#task)], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
    });
    this.#child = child;
    this.#ready = new Promise((resolve) => {
      child.once('message', () => resolve());
      child.once('exit', () => {
        if (!this.#isStopped) this.#start();
        resolve();
      });
    });
  }
}
