import { describe, expect, it } from 'vitest';
import { workOneAhead } from './one-ahead.ts';

describe('workOneAhead', () => {
  it('prepares only one task while another one runs', async () => {
    const seen: string[] = [];
    const first = Promise.withResolvers<undefined>();
    const done = workOneAhead(async (handOver) => {
      await handOver(async () => {
        await first.promise;
        seen.push('first done');
      });
      seen.push('second prepared');
      const second = handOver(() => {
        seen.push('second done');
        return Promise.resolve();
      });
      first.resolve(undefined);
      await second;
      seen.push('third prepared');
    });
    await done;
    expect(seen).toEqual(['second prepared', 'first done', 'second done', 'third prepared']);
  });

  it('waits for the last task', async () => {
    let isDone = false;
    await workOneAhead((handOver) =>
      handOver(async () => {
        await new Promise(setImmediate);
        isDone = true;
      }),
    );
    expect(isDone).toBe(true);
  });

  it('starts nothing after an error', async () => {
    const started: number[] = [];
    const work = workOneAhead(async (handOver) => {
      for (const piece of [1, 2, 3]) {
        await handOver(async () => {
          started.push(piece);
          await new Promise(setImmediate);
          throw new Error(`piece ${piece} failed`);
        });
      }
    });
    await expect(work).rejects.toThrow('piece 1 failed');
    expect(started).toEqual([1]);
  });

  it('lets the running task finish if preparing the next one fails', async () => {
    let isDone = false;
    const work = workOneAhead(async (handOver) => {
      await handOver(async () => {
        await new Promise(setImmediate);
        isDone = true;
      });
      throw new Error('the file is gone');
    });
    await expect(work).rejects.toThrow('the file is gone');
    expect(isDone).toBe(true);
  });
});
