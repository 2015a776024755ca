type Size = 'tile' | 'card' | 'section';

interface UntilSeen {
  'data-until-seen'?: Size;
  suppressHydrationWarning: true;
}

/**
 * Marks a part of the server's page that the browser need not lay out for the first paint, see `app.css`: it does so
 * when the part is scrolled near, or once the page is awake and has nothing else to do.
 */
export const untilSeen = (size: Size): UntilSeen => ({
  ...(import.meta.env.SSR && { 'data-until-seen': size }),
  suppressHydrationWarning: true,
});

/** Short enough for a slow phone to answer a touch in between. */
const stepMs = 6;

/** Lays out what is still unseen, little by little, so that places and heights are true from then on. */
export function layOutUnseen(): void {
  const unseen = document.querySelectorAll('[data-until-seen]').values();
  const step = () => {
    const end = performance.now() + stepMs;
    for (const part of unseen) {
      part.removeAttribute('data-until-seen');
      part.getBoundingClientRect();
      if (performance.now() >= end) {
        setTimeout(step);
        return;
      }
    }
  };
  setTimeout(step);
}
