/** Events that show that someone is using the page. */
export const interactionEvents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

/** Runs once, at the first of these events, before other listeners. Returns a function that cancels it. */
export function onFirstEvent(events: readonly string[], run: () => void): () => void {
  const waiting = new AbortController();
  for (const name of events) {
    addEventListener(
      name,
      () => {
        waiting.abort();
        run();
      },
      { signal: waiting.signal, capture: true, passive: true },
    );
  }
  return () => waiting.abort();
}
