import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import type { ReactNode } from 'react';
import { receiveTask } from './child-process.ts';
import { buildElements } from './html-elements.ts';
import type { RenderResult, RenderTask } from './react-render.ts';

const { html, seconds } = await receiveTask<RenderTask>();
const elements = buildElements(html);
const bytes = await renderWhole(elements);

await renderFor(seconds / 2);
const before = process.cpuUsage();
const renders = await renderFor(seconds);
const used = process.cpuUsage(before);

const result: RenderResult = { cpuMs: (used.user + used.system) / 1000 / renders, renders, bytes };
process.send?.(result);

async function renderFor(limitSeconds: number): Promise<number> {
  const end = performance.now() + limitSeconds * 1000;
  let count = 0;
  for (; performance.now() < end; count += 1) await renderWhole(elements);
  return count;
}

/** Renders to a stream as the storefront does, but without routing or data loading. */
function renderWhole(node: ReactNode): Promise<number> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collect = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
      final: (done) => {
        resolve(Buffer.concat(chunks).length);
        done();
      },
    });
    const { pipe } = renderToPipeableStream(node, { onAllReady: () => pipe(collect), onError: reject });
  });
}
