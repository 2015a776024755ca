/** Limits for messages about orders. This file has no schemas, so browsers can import it without loading zod. */
export const orderMessageMaxLength = 2000;

/** How many messages of an order are shown, counted from the newest. */
export const shownOrderMessages = 200;
