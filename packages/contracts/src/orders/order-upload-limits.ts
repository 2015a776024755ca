/** Kept apart from the schemas so that browser code can import this limit without loading zod. */
export const uploadMaxBytes = 5 * 1024 * 1024;
