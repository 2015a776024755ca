/** What tells that somebody is at the page, before anything is asked of it. */
export const signsOfLife = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

/** Runs once, at the first of these events, before anybody else hears of it; the returned call gives up waiting. */
export function onFirst(signs: readonly string[], run: () => void): () => void {
  const waiting = new AbortController();
  for (const sign of signs) {
    addEventListener(
      sign,
      () => {
        waiting.abort();
        run();
      },
      { signal: waiting.signal, capture: true, passive: true },
    );
  }
  return () => waiting.abort();
}
