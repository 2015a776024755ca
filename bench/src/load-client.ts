import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '@postprocure/demo-catalogue/random';
import { receiveTask } from './child-process.ts';
import type { LoadResult, LoadTask } from './load.ts';
import { summarize } from './measure.ts';
import { ResponseReader } from './response-reader.ts';

const task = await receiveTask<LoadTask>();
const { hostname, port, host } = new URL(task.origin);
const random = new Random(2, 1);
const latencies: number[] = [];
const byStatus: Record<string, number> = {};
const timeoutMs = 10_000;
const retryMs = 50;
/** Interval between the requests of one connection if the task sets a rate. */
const gapMs = task.rate === undefined ? 0 : (1000 * task.connections) / task.rate;

const encodingHeader = task.compressed === true ? 'Accept-Encoding: gzip, deflate, br\r\n' : '';

let errors = 0;
let asked = 0;

/** `startedAt` makes the query parameters of each load unique. */
function nextPath(): string {
  const path = random.pick(task.paths);
  if (!task.unique) return path;
  asked += 1;
  return `${path}${path.includes('?') ? '&' : '?'}bench=${startedAt}-${asked}`;
}

/** Sends requests until the time is up, and reconnects when a connection ends. */
async function ask(): Promise<void> {
  let dueAt = performance.now() + Math.random() * gapMs;
  while (performance.now() < endsAt) {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    socket.setTimeout(timeoutMs, () => socket.destroy());
    // Errors are ignored here, because the pending request fails when the connection is closed.
    socket.on('error', () => undefined);
    try {
      dueAt = await useConnection(socket, dueAt);
    } catch {
      errors += 1;
      // Wait before reconnecting, to avoid flooding a server that refuses connections.
      await sleep(retryMs);
    } finally {
      socket.destroy();
    }
  }
}

/**
 * Sends requests until the time is up or the server closes the connection. Returns the time at which the next
 * request is due.
 */
async function useConnection(socket: Socket, firstDueAt: number): Promise<number> {
  const reader = new ResponseReader();
  let dueAt = firstDueAt;
  do {
    if (gapMs > 0) await sleep(Math.max(0, dueAt - performance.now()));
    if (socket.destroyed) break;
    dueAt += gapMs;
    const began = performance.now();
    socket.write(`GET ${nextPath()} HTTP/1.1\r\nHost: ${host}\r\n${encodingHeader}\r\n`);
    await waitForAnswer(socket, reader);
    byStatus[reader.status] = (byStatus[reader.status] ?? 0) + 1;
    if (reader.status === 200) latencies.push(performance.now() - began);
  } while (!reader.isLast && performance.now() < endsAt);
  return dueAt;
}

const waitForAnswer = (socket: Socket, reader: ResponseReader): Promise<void> =>
  new Promise((resolve, reject) => {
    const take = (bytes: Buffer) => {
      if (!reader.push(bytes)) return;
      socket.off('data', take).off('close', fail);
      resolve();
    };
    const fail = () => {
      socket.off('data', take);
      reject(new Error('The connection ended before the response was complete.'));
    };
    socket.on('data', take).once('close', fail);
  });

const startedAt = Date.now();
const began = performance.now();
const endsAt = began + task.seconds * 1000;
await Promise.all(Array.from({ length: task.connections }, ask));
const result: LoadResult = {
  seconds: (performance.now() - began) / 1000,
  byStatus,
  errors,
  latency: summarize(latencies),
};
process.send?.(result);
