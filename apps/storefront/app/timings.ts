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

/** How long the pending label of a tool shows at least; the real work runs meanwhile. */
export const trackingPendingMs = 1500;
export const estimatorPendingMs = 1000;

/** How long after a chat message its automatic reply shows, and how often an open chat looks for new messages. */
export const chatReplyMs = 1000;
export const chatPollMs = 5000;
