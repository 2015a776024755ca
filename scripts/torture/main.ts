import { readCommandLine, rejectOption } from '../../apps/server/src/process/command-line.ts';
import { runTorture } from './run-torture.ts';

const usage = `Usage: npm run torture [-- --kills 200 --pause 3]

Starts the product on a separate database, moves money through top-ups, webhooks, plan fees, renewals, adjustments and
refunds, takes, pays, cancels, ships and returns orders with claims and hostile scans, sends forms, sign-ups and chat
messages, and kills the process or PostgreSQL with SIGKILL at random moments.
Afterwards every invariant of npm run check:ledger must hold, nothing acknowledged may be lost, and nothing may have
happened twice, emails included. The process must never end by itself, and must answer within five seconds after
PostgreSQL is back.

Options:
  --kills N   how often to kill, default 200
  --pause N   the longest time between two kills in seconds, default 3; longer on a slow machine

Exits with 0 if all checks pass, otherwise with 1.`;

const values = readCommandLine(usage, {
  kills: { type: 'string', default: '200' },
  pause: { type: 'string', default: '3' },
});
const kills = Number(values.kills);
if (!Number.isInteger(kills) || kills < 1) rejectOption('--kills must be a whole number above 0');
const pause = Number(values.pause);
if (!Number.isInteger(pause) || pause < 1) rejectOption('--pause must be a whole number above 0');
const result = await runTorture({
  kills,
  maxPauseMs: pause * 1000,
  maxRecoveryMs: 5000,
  onProgress: (done) => {
    if (done % 10 === 0) console.log(`${done} of ${kills} kills`);
  },
});
console.log(
  `${result.processKills} kills of the process, ${result.databaseKills} of PostgreSQL; ${result.requests} requests answered, ${result.journals} journals posted, ${result.orders} orders taken, ${result.parcels} parcels shipped, ${result.orderRefunds} refunds of orders, ${result.mails} emails sent. Worst recovery after a kill of PostgreSQL: ${result.worstRecoveryMs} ms.`,
);
for (const problem of result.problems) console.log(`FAILED  ${problem}`);
console.log(result.problems.length === 0 ? 'Every check passed.' : `${result.problems.length} problems.`);
process.exitCode = result.problems.length === 0 ? 0 : 1;
