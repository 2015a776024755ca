/** An error that the user can fix. Shown without a stack trace. */
export class ImportError extends Error {
  /** What to type to fix it, for users of the command. */
  readonly command: string | undefined;

  constructor(message: string, { command, ...options }: ErrorOptions & { command?: string } = {}) {
    super(message, options);
    this.command = command;
  }
}
