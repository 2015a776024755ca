/** In a file without schemas, so that browsers can use it without loading zod. */
export const orderMessageMaxLength = 2000;

/** The messages of an order that are shown. */
export const shownOrderMessages = 200;
