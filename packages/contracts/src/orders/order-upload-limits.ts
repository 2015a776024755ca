/** In a file without schemas, so that browsers can use it without loading zod. */
export const uploadMaxBytes = 5 * 1024 * 1024;
