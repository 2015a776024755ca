import { readCommandLine, rejectOption } from '../apps/server/src/process/command-line.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage: npm run fuzz [-- --requests 30000] [-- --seed 1]

Sends generated requests to every declared endpoint of the API as visitor, merchant and staff: wrong types, huge numbers,
invalid text, prototype pollution, damaged JSON, wrong content types, and payloads for SQL, HTML and paths. Fails if one
is answered with a server error or not at all. npm test does the same with 1,500 requests.

Options:
  --requests N   how many to send, default 30000
  --seed N       which requests to generate, default random

Exits with 0 if there was no problem, otherwise with 1.`;

const values = readCommandLine(usage, {
  requests: { type: 'string', default: '30000' },
  seed: { type: 'string', default: String(Date.now() % 1_000_000) },
});
for (const name of ['requests', 'seed'] as const) {
  if (!/^[1-9]\d{0,8}$/.test(values[name])) rejectOption(`--${name} must be a whole number above 0`);
}
console.log(`Seed ${values.seed}`);
const { code } = await runCommand('vitest', ['run', 'apps/api/src/hostile-requests.test.ts'], {
  echo: true,
  env: { FUZZ_REQUESTS: values.requests, PROPERTY_SEED: values.seed },
});
process.exitCode = code;
