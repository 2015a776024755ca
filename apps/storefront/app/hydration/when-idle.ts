/** Calls `run` when the browser has nothing more urgent to do. Returns a function that cancels this. */
export function whenIdle(run: () => void): () => void {
  // Safari does not support requestIdleCallback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 100);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
}
