/** Every wait, pace and step of the shop that the person can notice, in one place. */
export const bannerAutoplayMs = 4000;
export const bannerTransitionMs = 800;
export const megaMenuCloseMs = 100;
export const categoryScrollPx = 200;

/** The least time for which a support ticket says 'Submitting...'. */
export const ticketPendingMs = 1500;

/** How long typing, or moving a slider, pauses before it counts as done. */
export const suggestDelayMs = 120;
export const sliderDelayMs = 350;
