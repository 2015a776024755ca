import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MeasuredServer } from './page-process.ts';
import { readChildren, readProcessCpuMs } from './process-usage.ts';

const program = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find((file) =>
  existsSync(file),
);

export const nginxIsThere = program !== undefined;
export const nginxAdvice =
  'nginx is not installed, so the cached pages have no baseline. Debian: apt-get install nginx-light';

/**
 * Runs nginx with Debian's defaults, including the access log, and one worker. It serves the given pages as files.
 */
export async function startNginx(pages: ReadonlyMap<string, string>): Promise<MeasuredServer> {
  if (program === undefined) throw new Error(nginxAdvice);
  const directory = await mkdtemp(path.join(tmpdir(), 'bench-nginx-'));
  for (const [name, html] of pages) await writeFile(path.join(directory, `${name}.html`), html);
  const port = await findPort();
  await writeFile(path.join(directory, 'nginx.conf'), describeServer(directory, port));
  const child = spawn(program, ['-p', directory, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  await waitForAnswer(`${origin}/`);
  const pid = child.pid ?? 0;
  return {
    origin,
    readCpuMs: () => {
      const used = [pid, ...readChildren(pid)].map(readProcessCpuMs);
      return used.includes(null) ? null : used.reduce<number>((sum, ms) => sum + (ms ?? 0), 0);
    },
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      await rm(directory, { recursive: true });
    },
  };
}

const describeServer = (directory: string, port: number): string => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid nginx.pid;
events { worker_connections 768; }
http {
  sendfile on;
  tcp_nopush on;
  types { text/html html; }
  access_log access.log;
  keepalive_requests 1000000;
  client_body_temp_path temp;
  proxy_temp_path temp;
  fastcgi_temp_path temp;
  uwsgi_temp_path temp;
  scgi_temp_path temp;
  server { listen 127.0.0.1:${port}; root ${directory}; }
}
`;

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function waitForAnswer(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await sleep(50);
  }
  throw new Error('nginx does not respond.');
}
