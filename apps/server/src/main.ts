import { readServerConfig } from './config/config.ts';
import { readCommandLine } from './process/command-line.ts';
import { runProgram } from './process/run-program.ts';

const usage = `Usage: npm start

Starts the storefront, the seller application, the API and the background worker, with an embedded PostgreSQL unless
DATABASE_URL is set. Settings are environment variables; README.md lists them.

  --help  show this text`;

readCommandLine(usage, {});

// React reads this when it is loaded. Its development build takes twice as long to render a page.
process.env.NODE_ENV ??= 'production';

await runProgram(async () => {
  const config = readServerConfig();
  // Imported only after the configuration is checked, so that an invalid setting is reported at once.
  const { serve } = await import('./process/serve.ts');
  return serve(config, { development: false });
});
