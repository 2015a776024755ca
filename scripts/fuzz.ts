import { readCommandLine, rejectOption } from '../apps/server/src/process/command-line.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage: npm run fuzz [-- --requests 30000] [-- --seed 1]

Sends generated requests to every declared API endpoint as a visitor, a merchant and a staff member: wrong types, huge
numbers, invalid text, prototype pollution, damaged JSON, wrong content types, and SQL, HTML and path injections. Fails
if a request gets a server error or no response. npm test does the same with 1,500 requests.

Options:
  --requests N   how many requests to send, default 30000
  --seed N       seed of the request generator, default random

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
