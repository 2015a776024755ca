/** Lets long button labels wrap on narrow phones instead of overflowing the page. */
export const wrappingButton = 'text-center max-sm:py-2 max-sm:whitespace-normal';
