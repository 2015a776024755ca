import { whenIdle } from './when-idle.ts';

/**
 * Marks an element whose layout the browser can skip for the first paint. It is laid out when the user scrolls near it,
 * or when the page is hydrated and idle. Only for elements whose height is known, so that nothing moves.
 */
export const deferLayout = {
  ...(import.meta.env.SSR && { 'data-deferred-layout': '' }),
  suppressHydrationWarning: true,
};

/** Small enough to keep a slow phone responsive between batches. */
const batchSize = 4;

/**
 * Lays out the remaining elements in batches, so that programs that look at the whole page see all of it. Measuring an
 * element makes the browser do the layout immediately, in idle time, so that only the painting is left for the next
 * frame.
 */
export function layOutDeferred(): void {
  const deferred = [...document.querySelectorAll('[data-deferred-layout]')];
  const step = () => {
    const batch = deferred.splice(0, batchSize);
    for (const element of batch) element.removeAttribute('data-deferred-layout');
    batch.at(-1)?.getBoundingClientRect();
    if (deferred.length > 0) requestAnimationFrame(() => whenIdle(step));
  };
  whenIdle(step);
}
