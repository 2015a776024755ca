/** Runs every check in the repository. The last line is `N passed, N failed`. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { readCommandLine, rejectOption } from '../apps/server/src/process/command-line.ts';
import { obtainBrowser } from './find-browser.ts';
import { openMemoryFolder } from './memory-folder.ts';
import { root, runCommand } from './run-command.ts';
import { readPlaywright, readVitest, type Tally } from './test-report.ts';

interface Step {
  name: string;
  run: () => Promise<Tally>;
}

interface Result extends Tally {
  name: string;
  seconds: number;
}

const reports = path.join(root, '.cache/test-reports');

/** Stages run one after another. The rows of a stage run in parallel, and the steps of a row in sequence. */
const stages: Step[][][] = [
  [
    [
      { name: 'format', run: () => check('oxfmt', ['--check']) },
      // Runs before lint, which reads the route types that this step generates.
      { name: 'types', run: () => check('node', ['scripts/typecheck.ts']) },
      { name: 'lint', run: () => check('oxlint', []) },
      { name: 'unused', run: () => check('knip', ['--no-progress']) },
    ],
    [
      // Runs before the tests, some of which serve the built files.
      { name: 'build', run: () => check('node', ['scripts/build.ts', '--if-changed']) },
      { name: 'unit', run: runUnitTests },
    ],
  ],
  [[{ name: 'browser', run: runBrowserTests }]],
];

const chosen = chooseSteps();
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
const temporary = openMemoryFolder();
if (temporary !== null) process.env.TMPDIR = temporary;
const results = [];
for (const lines of chosen) results.push(...(await Promise.all(lines.map(runLine))).flat());
summarise(results);

function chooseSteps(): Step[][][] {
  const names = stages.flat(2).map(({ name }) => name);
  const usage = `Usage: npm test -- [options]

Runs every check: ${names.join(', ')}.

  --only NAME  run one check; may be repeated
  --help       show this text`;
  const { only } = readCommandLine(usage, { only: { type: 'string', multiple: true } });
  if (only === undefined) return stages;
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length > 0) rejectOption(`--only takes ${names.join(', ')}, not ${unknown.join(', ')}`);
  return stages.map((lines) => lines.map((line) => line.filter(({ name }) => only.includes(name))));
}

async function runLine(line: Step[]): Promise<Result[]> {
  const results = [];
  for (const step of line) results.push(await runStep(step));
  return results;
}

async function runStep({ name, run }: Step): Promise<Result> {
  console.log(`\n=== ${name}`);
  const started = performance.now();
  const tally = await run().catch((error: unknown): Tally => {
    return fail(name, error instanceof Error ? error.message : String(error));
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  if (tally.failures.length === 0) console.log(`${name} passed in ${seconds} s.`);
  return { name, seconds, ...tally };
}

/** A static check counts as one test. */
async function check(command: string, args: string[]): Promise<Tally> {
  const { code, output } = await runCommand(command, args);
  return code === 0 ? { passed: 1, failures: [] } : fail([command, ...args].join(' '), output.trim());
}

function fail(name: string, reason: string): Tally {
  console.error(reason);
  return { passed: 0, failures: [{ name, reason }] };
}

async function runUnitTests(): Promise<Tally> {
  const report = path.join(reports, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await runCommand('vitest', ['run', ...reporters], { echo: true });
  return readVitest(await readReport(report), code);
}

async function runBrowserTests(): Promise<Tally> {
  const report = path.join(reports, 'browser.json');
  const env = { CHROME_PATH: await obtainBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { code } = await runCommand('playwright', ['test', '--reporter=list,json'], {
    cwd: path.join(root, 'e2e'),
    env,
    echo: true,
  });
  return readPlaywright(await readReport(report), code);
}

async function readReport(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));
}

function summarise(results: Result[]): void {
  const failures = results.flatMap((result) => result.failures);
  if (failures.length > 0) console.log('\n=== failed');
  for (const { name, reason } of failures.slice(0, 20)) console.log(`${name}\n${shorten(reason)}\n`);
  console.log('\n=== summary');
  for (const { name, passed, failures, seconds } of results) {
    console.log(`${name.padEnd(8)} ${`${passed} passed, ${failures.length} failed`.padEnd(26)} ${seconds} s`);
  }
  process.exitCode = failures.length > 0 ? 1 : 0;
  const passed = results.reduce((total, result) => total + result.passed, 0);
  console.log(`${passed} passed, ${failures.length} failed`);
}

/** Shortens the reason for the summary. The full text is printed where the step runs. */
function shorten(reason: string): string {
  const lines = reason.split('\n');
  const shown = lines.slice(0, 25).map((line) => `  ${line.slice(0, 300)}`);
  return [...shown, ...(lines.length > 25 ? ['  …'] : [])].join('\n');
}
