/** Events that show that the visitor is about to interact with the page. */
export const interactionEvents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

/** Runs once, on the first of these events and before other listeners. The returned function cancels it. */
export function onFirstEvent(events: readonly string[], run: () => void): () => void {
  const waiting = new AbortController();
  for (const event of events) {
    addEventListener(
      event,
      () => {
        waiting.abort();
        run();
      },
      { signal: waiting.signal, capture: true, passive: true },
    );
  }
  return () => waiting.abort();
}
