/** An error that the user can fix. Shown without a stack trace. */
export class ImportError extends Error {
  /** The command that fixes the error, for users of the command line. */
  readonly command: string | undefined;

  constructor(message: string, { command, ...options }: ErrorOptions & { command?: string } = {}) {
    super(message, options);
    this.command = command;
  }
}
