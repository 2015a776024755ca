import path from 'node:path';
import { readCommandLine } from '../apps/server/src/process/command-line.ts';
import { root, runCommand } from './run-command.ts';

const usage = `Usage: npm run typecheck

Generates the route types of the web applications and type-checks every project of the workspace.

  --help  show this text`;

readCommandLine(usage, {});

const webApps = ['apps/storefront', 'apps/seller'];
const projects = ['.', ...webApps, 'packages/ui'];

const outcomes = [];
for (const app of webApps) {
  outcomes.push(await runCommand('react-router', ['typegen'], { cwd: path.join(root, app) }));
}
for (const project of projects) {
  outcomes.push(await runCommand('tsc', ['-p', project, '--pretty', 'false']));
}
const failed = outcomes.filter(({ code }) => code !== 0);
for (const { output } of failed) console.error(output.trim());
process.exitCode = failed.length > 0 ? 1 : 0;
