/** `npm run torture`: kills the product at random moments while money moves, and checks what is left. */
import { parseArgs } from 'node:util';
import { runTorture } from './run-torture.ts';

const usage = `Usage: npm run torture [-- --kills 200]

Starts the API and the worker on a database of their own, moves money through top-ups, webhooks, plan fees, renewals,
adjustments and refunds, and kills the process, and in turns PostgreSQL, with SIGKILL at random moments. Afterwards
every invariant of npm run check:ledger must hold, nothing acknowledged may be lost, nothing may have happened twice.

Exit code: 0 when all of that is so, 1 otherwise.`;

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '200' }, help: { type: 'boolean', default: false } },
});
const kills = Number(values.kills);
if (values.help) console.log(usage);
else if (!Number.isInteger(kills) || kills < 1) {
  console.error(usage);
  process.exitCode = 1;
} else {
  const result = await runTorture({
    kills,
    onProgress: (done) => {
      if (done % 10 === 0) console.log(`${done} of ${kills} kills`);
    },
  });
  console.log(
    `${result.processKills} kills of the process, ${result.databaseKills} of PostgreSQL; ${result.requests} requests answered, ${result.journals} journals posted.`,
  );
  for (const problem of result.problems) console.log(`FAILED  ${problem}`);
  console.log(result.problems.length === 0 ? 'Every check holds.' : `${result.problems.length} problems.`);
  process.exitCode = result.problems.length === 0 ? 0 : 1;
}
