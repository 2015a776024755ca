/** A failure the person at the keyboard can act on: shown as it is, without a stack. */
export class ImportError extends Error {}
