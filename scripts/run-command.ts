import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

export interface CommandResult {
  code: number;
  output: string;
}

export interface CommandOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Whether the output is also printed while the command runs. */
  echo?: boolean;
  timeoutMs?: number;
}

/** Runs a program from node_modules/.bin or PATH and captures its output. */
export function runCommand(
  command: string,
  args: string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const binaries = path.join(root, 'node_modules', '.bin');
  const env = { ...process.env, ...options.env };
  env.PATH = [binaries, env.PATH].join(path.delimiter);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      ...(options.timeoutMs !== undefined && { timeout: options.timeoutMs }),
    });
    const chunks: Buffer[] = [];
    const collect = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
      chunks.push(chunk);
      if (options.echo === true) target.write(chunk);
    };
    child.stdout.on('data', collect(process.stdout));
    child.stderr.on('data', collect(process.stderr));
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}
