import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/**
 * Reads the options of a command. `--help` prints the usage text and exits with 0; an invalid option prints one
 * sentence and exits with 1.
 */
export function readCommandLine<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
) {
  if (process.argv.slice(2).includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    // The second sentence of Node's message explains positional arguments, which these commands do not take.
    return rejectOption((error as Error).message.split(/\.\s/)[0] ?? '');
  }
}

/** Ends the process because an option is invalid. `reason` must not end with a full stop. */
export function rejectOption(reason: string): never {
  console.error(`${reason}; use --help to list the options.`);
  process.exit(1);
}
