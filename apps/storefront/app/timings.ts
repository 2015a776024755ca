/** All delays and intervals that users can notice. */
export const bannerAutoplayMs = 4000;
export const bannerTransitionMs = 800;
export const megaMenuCloseMs = 100;
export const categoryScrollPx = 200;

/** The minimum time that a support ticket shows 'Submitting...'. */
export const ticketPendingMs = 1500;

/** Debounce delays for typing and for sliders. */
export const suggestDelayMs = 120;
export const sliderDelayMs = 350;

/** Minimum time that a tool shows its pending label while it works. */
export const trackingPendingMs = 1500;
export const estimatorPendingMs = 1000;

/** Delay of the automatic chat reply, and polling interval of an open chat. */
export const chatReplyMs = 1000;
export const chatPollMs = 5000;
