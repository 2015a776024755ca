/** A reason not to start that the person at the keyboard can mend: shown as it stands, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
