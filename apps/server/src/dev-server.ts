import { readServerConfig } from './config/config.ts';
import { runProgram } from './process/run-program.ts';

await runProgram(async () => {
  const config = readServerConfig();
  // Imported only after the configuration is checked, so that an invalid setting is reported at once.
  const { serve } = await import('./process/serve.ts');
  const program = await serve(config, { development: true });
  process.send?.('ready');
  return program;
});
