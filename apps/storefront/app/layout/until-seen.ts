type Size = 'tile' | 'card' | 'section';

interface UntilSeen {
  'data-until-seen'?: Size;
  suppressHydrationWarning: true;
}

/**
 * Marks a part that the browser need not lay out before it is scrolled near, see `app.css`. Only what the server sends
 * is marked: a page made in the browser may be one that somebody goes back to, and is then scrolled by its true heights.
 */
export const untilSeen = (size: Size): UntilSeen => ({
  ...(import.meta.env.SSR && { 'data-until-seen': size }),
  suppressHydrationWarning: true,
});
