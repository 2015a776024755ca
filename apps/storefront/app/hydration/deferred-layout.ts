import { whenIdle } from './when-idle.ts';

/** `cards` stands for the children of the marked element, the others for the element itself. */
type Size = 'tile' | 'card' | 'cards' | 'section';

interface DeferredLayout {
  'data-deferred-layout'?: Size;
  suppressHydrationWarning: true;
}

/**
 * Marks an element whose layout the browser can skip for the first paint (see `app.css`). It is laid out when the
 * user scrolls near it, or when the page is hydrated and idle.
 */
export const deferLayout = (size: Size): DeferredLayout => ({
  ...(import.meta.env.SSR && { 'data-deferred-layout': size }),
  suppressHydrationWarning: true,
});

/** Small enough to keep a slow phone responsive between batches. */
const batchSize = 4;

/** Lays out the remaining elements in batches, so that positions and heights are correct from then on. */
export function layOutDeferred(): void {
  const deferred = [...document.querySelectorAll('[data-deferred-layout]')];
  const step = () => {
    for (const element of deferred.splice(0, batchSize)) element.removeAttribute('data-deferred-layout');
    if (deferred.length > 0) requestAnimationFrame(() => whenIdle(step));
  };
  whenIdle(step);
}
