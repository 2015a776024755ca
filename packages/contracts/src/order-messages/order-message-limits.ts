/** Limits of messages on orders. This file has no schemas, so browsers can import it without loading zod. */
export const orderMessageMaxLength = 2000;

/** The messages of an order that are shown. */
export const shownOrderMessages = 200;
