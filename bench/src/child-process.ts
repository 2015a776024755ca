import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Starts a benchmark process, sends it its task and waits for its first message. */
export async function forkProgram(
  file: URL,
  task: object,
  nodeFlags: string[] = [],
): Promise<{ child: ChildProcess; answer: unknown }> {
  const child = fork(file, {
    execArgv: nodeFlags,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // The real server also uses React's production build, which is faster than the development build.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.send(task);
  const answer = await Promise.race([
    once(child, 'message').then(([message]: unknown[]) => message),
    once(child, 'exit').then(([code]) => {
      throw new Error(`${file.pathname} exited with ${String(code)}.`);
    }),
  ]);
  return { child, answer };
}

export async function endProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Receives the task in the child process, and makes it exit when its parent exits. */
export async function receiveTask<Task>(): Promise<Task> {
  process.once('disconnect', () => process.exit());
  const [task] = (await once(process, 'message')) as [Task];
  return task;
}
