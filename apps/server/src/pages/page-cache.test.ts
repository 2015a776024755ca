import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageCache, type PageCache, type RenderedPage } from './page-cache.ts';
import { storeResponse } from './stored-response.ts';

const page = (text: string, life = { freshMs: 60_000, staleMs: 600_000 }): RenderedPage => ({
  response: storeResponse({ status: 200, headers: {}, body: Buffer.from(text) }),
  ...life,
});

let clock: number;
let cache: PageCache;
const refreshErrors: unknown[] = [];

beforeEach(() => {
  clock = 0;
  refreshErrors.length = 0;
  cache = createPageCache({
    maxBytes: 10_000,
    now: () => clock,
    onRefreshError: (error) => refreshErrors.push(error),
  });
});

const read = async (key: string, render: () => Promise<RenderedPage>): Promise<string> =>
  (await cache.get(key, render)).body.toString();

const rendersTo = (text: string, life?: { freshMs: number; staleMs: number }) =>
  vi.fn(() => Promise.resolve(page(text, life)));

describe('the page cache', () => {
  it('renders once while the page is fresh', async () => {
    const render = rendersTo('one');
    await read('/', render);
    clock = 59_999;
    expect(await read('/', rendersTo('two'))).toBe('one');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('shows the old page while it makes a new one', async () => {
    await read('/', rendersTo('old'));
    clock = 60_000;
    const render = rendersTo('new');
    expect(await read('/', render)).toBe('old');
    await expect.poll(() => read('/', rendersTo('never'))).toBe('new');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('waits for a new page once the old one is too old', async () => {
    await read('/', rendersTo('old'));
    clock = 660_000;
    expect(await read('/', rendersTo('new'))).toBe('new');
  });

  it('lets one client pay for all that ask at once', async () => {
    const render = rendersTo('shared');
    const answers = await Promise.all(Array.from({ length: 10 }, () => read('/', render)));
    expect(new Set(answers)).toEqual(new Set(['shared']));
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('keeps the old page when making a new one fails', async () => {
    await read('/', rendersTo('old'));
    clock = 60_000;
    const failing = () => Promise.reject(new Error('database away'));
    expect(await read('/', failing)).toBe('old');
    await expect.poll(() => refreshErrors).toHaveLength(1);
    expect(await read('/', failing)).toBe('old');
  });

  it('tries again after a failure instead of remembering it', async () => {
    await expect(read('/', () => Promise.reject(new Error('once')))).rejects.toThrow('once');
    expect(await read('/', rendersTo('fine'))).toBe('fine');
  });

  it('does not keep what must not be kept', async () => {
    await read('/', rendersTo('private', { freshMs: 0, staleMs: 0 }));
    expect(await read('/', rendersTo('other'))).toBe('other');
  });

  it('forgets the pages that were not asked for longest when it is full', async () => {
    await read('/a', rendersTo('a'.repeat(3000)));
    await read('/b', rendersTo('b'.repeat(3000)));
    await read('/a', rendersTo('never'));
    await read('/c', rendersTo('c'.repeat(3000)));
    expect(await read('/a', rendersTo('new a'))).toBe('a'.repeat(3000));
    expect(await read('/b', rendersTo('new b'))).toBe('new b');
  });

  it('does not let one page push out all others', async () => {
    await read('/a', rendersTo('a'));
    await read('/huge', rendersTo('h'.repeat(20_000)));
    expect(await read('/a', rendersTo('new a'))).toBe('a');
  });

  it('renders anew after an invalidation, even what was being rendered during it', async () => {
    await read('/kept', rendersTo('old'));
    let finish: (page: RenderedPage) => void = () => undefined;
    const slow = read('/slow', () => new Promise((resolve) => (finish = resolve)));
    cache.invalidate();
    finish(page('outdated'));
    expect(await slow).toBe('outdated');
    expect(await read('/slow', rendersTo('current'))).toBe('current');
    expect(await read('/kept', rendersTo('current'))).toBe('current');
  });
});
