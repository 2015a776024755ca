/** A startup error that the user can fix. The message is shown without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}
