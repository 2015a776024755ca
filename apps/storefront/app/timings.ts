/** All delays and step sizes that visitors can notice. */
export const bannerAutoplayMs = 4000;
export const bannerTransitionMs = 800;
export const megaMenuCloseMs = 100;
export const categoryScrollPx = 200;

/** Minimum time for which a support ticket shows 'Submitting...'. */
export const ticketPendingMs = 1500;

/** Debounce for the search box and for the price slider. */
export const suggestDebounceMs = 120;
export const sliderDebounceMs = 350;

/** Minimum time for which a tool shows its pending label. */
export const trackingPendingMs = 1500;
export const estimatorPendingMs = 1000;

/** Delay before the automatic reply to a chat message is shown, and the polling interval of an open chat. */
export const chatReplyMs = 1000;
export const chatPollMs = 5000;
