/** An error that the user can fix. Shown without a stack trace. */
export class ImportError extends Error {}
