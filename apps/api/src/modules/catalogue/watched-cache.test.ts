import { describe, expect, it, vi } from 'vitest';
import { createWatchedCache } from './watched-cache.ts';

const loadText = (id: number) => Promise.resolve(id === 0 ? null : `text ${id}`);

function createWatched({ maxCharacters = 100 } = {}) {
  const load = vi.fn(loadText);
  const clock = { now: 0 };
  const cache = createWatchedCache<number, string | null>({
    maxSize: maxCharacters,
    sizeOf: (text) => text?.length ?? 0,
    maxAgeMs: 1000,
    now: () => clock.now,
  });
  const texts = { get: (id: number) => cache.get(id, () => load(id)), clear: () => cache.clear() };
  return { load, texts, clock, release: cache.enable() };
}

describe('cached texts', () => {
  it('are loaded once', async () => {
    const { load, texts } = createWatched();
    expect([await texts.get(1), await texts.get(1)]).toEqual(['text 1', 'text 1']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('are loaded anew after a change, also when they were on their way', async () => {
    const { load, texts } = createWatched();
    await texts.get(1);
    const onItsWay = texts.get(2);
    texts.clear();
    await onItsWay;
    await texts.get(1);
    await texts.get(2);
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('are loaded anew when they are old, for not every change is told of', async () => {
    const { load, texts, clock } = createWatched({ maxCharacters: 'text 1text 2'.length });
    for (const now of [0, 999, 1000, 1999, 2000]) {
      clock.now = now;
      await texts.get(1);
    }
    expect(load).toHaveBeenCalledTimes(3);
    await texts.get(2);
    await texts.get(1);
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('make room for newer ones, the least recently asked for first', async () => {
    const { load, texts } = createWatched({ maxCharacters: 'text 1text 2'.length });
    for (const id of [1, 2, 1, 3]) await texts.get(id);
    load.mockClear();
    for (const id of [1, 3]) await texts.get(id);
    expect(load).not.toHaveBeenCalled();
    await texts.get(2);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('say nothing of what does not exist', async () => {
    const { load, texts } = createWatched();
    expect([await texts.get(0), await texts.get(0)]).toEqual([null, null]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('are not kept while nobody would notice a change', async () => {
    const { load, texts, release } = createWatched();
    await texts.get(1);
    release();
    await texts.get(1);
    await texts.get(1);
    expect(load).toHaveBeenCalledTimes(3);
  });
});
