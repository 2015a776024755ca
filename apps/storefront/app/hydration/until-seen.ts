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

/** Few enough for a slow phone to answer a touch in between. */
const partsAtOnce = 4;

/** Safari knows no idle time. */
const whenIdle: (run: () => void) => void =
  'requestIdleCallback' in globalThis ? (run) => requestIdleCallback(run) : (run) => setTimeout(run, 100);

/** Lays out what is still unseen, little by little, so that places and heights are true from then on. */
export function layOutUnseen(): void {
  const unseen = [...document.querySelectorAll('[data-until-seen]')];
  const step = () => {
    for (const part of unseen.splice(0, partsAtOnce)) part.removeAttribute('data-until-seen');
    if (unseen.length > 0) requestAnimationFrame(() => whenIdle(step));
  };
  whenIdle(step);
}
