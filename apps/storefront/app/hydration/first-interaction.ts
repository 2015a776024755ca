/** Events that show that someone is using the page. */
export const interactionEvents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

/** Calls `run` once, on the first of these events, before other listeners. Returns a function that cancels this. */
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
