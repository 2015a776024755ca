import { describe, expect, it, vi } from 'vitest';
import { createRemoteList } from './remote-list.ts';

describe('a remote list', () => {
  it('is fetched once for all pages', async () => {
    const fetchItems = vi.fn(() => Promise.resolve(['sari', 'kurta']));
    const list = createRemoteList(fetchItems);
    list.load();
    list.load();
    expect(list.read()).toBeUndefined();
    await expect.poll(list.read).toEqual({ value: ['sari', 'kurta'] });
    list.load();
    expect(list.read()).toEqual({ value: ['sari', 'kurta'] });
    expect(fetchItems).toHaveBeenCalledTimes(1);
  });

  it('keeps the error message and is fetched again on request', async () => {
    const fetchItems = vi.fn(() => Promise.resolve(['sari']));
    fetchItems.mockRejectedValueOnce(new Error('The server took too long to answer.'));
    const list = createRemoteList(fetchItems);
    list.load();
    await expect.poll(list.read).toEqual({ failure: 'The server took too long to answer.' });
    list.load();
    expect(list.read()).toBeUndefined();
    await expect.poll(list.read).toEqual({ value: ['sari'] });
  });

  it('does not notify unsubscribed listeners', () => {
    const list = createRemoteList(() => Promise.resolve([]));
    const notify = vi.fn();
    list.subscribe(notify)();
    list.load();
    expect(notify).not.toHaveBeenCalled();
  });
});
