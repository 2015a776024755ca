import { readServerConfig } from './config/config.ts';
import { runProgram } from './process/run-program.ts';

await runProgram(async () => {
  const config = readServerConfig();
  // Loaded only now, so that a wrong setting is told at once.
  const { serve } = await import('./process/serve.ts');
  return serve(config, { development: true });
});
