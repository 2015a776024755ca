import { readServerConfig } from './config.ts';
import { runProgram } from './run-program.ts';

await runProgram(async () => {
  const config = readServerConfig();
  // Loaded only now, so that a wrong setting is told at once.
  const { serve } = await import('./serve.ts');
  return serve(config, { development: true });
});
