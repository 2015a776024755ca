import { readServerConfig } from './config/config.ts';
import { runProgram } from './process/run-program.ts';

// React reads it when it is loaded; without it, it would run its checks for developers, at twice the cost of a page.
process.env.NODE_ENV ??= 'production';

await runProgram(async () => {
  const config = readServerConfig();
  // Loaded only now, so that a wrong setting is told at once.
  const { serve } = await import('./process/serve.ts');
  return serve(config, { development: false });
});
