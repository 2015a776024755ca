import { describe, expect, it } from 'vitest';
import { readRenderedPage } from './rendered-page.ts';

const nonce = 'secret-of-this-page';
const origin = { nonce, development: false };
const html = { 'content-type': 'text/html; charset=utf-8' };

const lifetimeOf = async (init: ResponseInit) => {
  const { freshMs, staleMs } = await readRenderedPage(new Response('x', init), origin);
  return { freshMs, staleMs };
};

describe('a rendered page', () => {
  it('allows exactly the scripts that rendering marked, and gives the mark away to nobody', async () => {
    const body =
      `<link nonce="${nonce}" href="/a.js"/><script nonce="${nonce}">ours()</script>` +
      `<script>injected()</script><script nonce="guess">guessed()</script><script nonce="${nonce}" src="/a.js"></script>`;
    const { response } = await readRenderedPage(new Response(body, { headers: html }), origin);
    const policy = response.headers['content-security-policy'];
    expect(response.body.toString()).not.toContain(nonce);
    expect(response.body.toString()).toContain('<script>ours()</script>');
    expect(policy).toContain("script-src 'self' 'sha256-6Mlk+XjE57h/a6BK8UFDhIqhWicH5NYtbW9Bd0Z0HiI=';");
    expect(policy?.match(/sha256-/g)).toHaveLength(1);
    expect(policy).not.toContain('unsafe-inline');
  });

  it('lives as long as it says itself', async () => {
    const headers = { 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=300' };
    expect(await lifetimeOf({ headers })).toEqual({ freshMs: 60_000, staleMs: 300_000 });
  });

  it.each([
    ['says nothing about caches', {}],
    ['is for the browser only', { headers: { 'cache-control': 'private, max-age=60' } }],
    ['is an error', { status: 404, headers: { 'cache-control': 's-maxage=60' } }],
    ['sets a cookie', { headers: { 'cache-control': 's-maxage=60', 'set-cookie': 'a=b' } }],
  ])('is not kept when it %s', async (_why, init) => {
    expect(await lifetimeOf(init)).toEqual({ freshMs: 0, staleMs: 0 });
  });

  it('is stored nowhere unless it says so', async () => {
    const { response } = await readRenderedPage(new Response('x', { headers: html }), origin);
    expect(response.headers['cache-control']).toBe('no-store');
  });
});
