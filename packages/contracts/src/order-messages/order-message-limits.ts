/** Limits for messages about orders. This file has no schemas, so browsers can import it without loading zod. */
export const orderMessageMaxLength = 2000;

/** How many of an order's messages are shown, counted from the newest. */
export const shownOrderMessages = 200;
