import { readCommandLine, rejectOption } from '../../apps/server/src/process/command-line.ts';
import { runTorture } from './run-torture.ts';

/** Shorter runs may end before the first parcel is handed over. */
const minKillsToShip = 20;

const usage = `Usage: npm run torture [-- --kills 200 --pause 3]

Starts the product on a separate database and kills the process or PostgreSQL with SIGKILL at random moments, while
money moves through top-ups, webhooks, plan fees, renewals, adjustments and refunds, while orders are taken, paid,
cancelled, shipped and returned with claims and hostile scans, and while forms, sign-ups and chat messages are sent.
Afterwards, every invariant of npm run check:ledger must hold, nothing acknowledged may be lost, and nothing may have
happened twice, emails included. The process must never end by itself, and must answer within five seconds of
PostgreSQL coming back.

Options:
  --kills N   number of kills, default 200
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
  `${result.processKills} kills of the process, ${result.databaseKills} of PostgreSQL; ${result.requests} requests answered, ${result.journals} journals posted, ${result.orders} orders taken and ${result.payments} paid, ${result.parcels} parcels shipped, ${result.orderRefunds} refunds of orders, ${result.mails} emails sent. Worst recovery after a kill of PostgreSQL: ${result.worstRecoveryMs} ms.`,
);
const problems = [...result.problems];
if (kills >= minKillsToShip && result.parcels === 0) {
  problems.push('No parcel was shipped, so the run says nothing about deliveries. Try a longer --pause.');
}
for (const problem of problems) console.log(`FAILED  ${problem}`);
console.log(problems.length === 0 ? 'Every check passed.' : `${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
