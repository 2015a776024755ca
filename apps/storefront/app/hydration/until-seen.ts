type Size = 'tile' | 'card' | 'section';

interface UntilSeen {
  'data-until-seen'?: Size;
  suppressHydrationWarning: true;
}

/**
 * Marks a part of the server-rendered page whose layout can be skipped for the first paint (see `app.css`). The browser
 * lays it out when it is scrolled near, or when the hydrated page is idle.
 */
export const untilSeen = (size: Size): UntilSeen => ({
  ...(import.meta.env.SSR && { 'data-until-seen': size }),
  suppressHydrationWarning: true,
});

/** Few enough that a slow phone stays responsive. */
const partsAtOnce = 4;

/** Safari has no requestIdleCallback. */
const whenIdle: (run: () => void) => void =
  'requestIdleCallback' in globalThis ? (run) => requestIdleCallback(run) : (run) => setTimeout(run, 100);

/** Lays out the skipped parts in small steps, so that positions and heights become exact. */
export function layOutUnseen(): void {
  const unseen = [...document.querySelectorAll('[data-until-seen]')];
  const step = () => {
    for (const part of unseen.splice(0, partsAtOnce)) part.removeAttribute('data-until-seen');
    if (unseen.length > 0) requestAnimationFrame(() => whenIdle(step));
  };
  whenIdle(step);
}
