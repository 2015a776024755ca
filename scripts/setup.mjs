/**
 * Runs before every npm script, with the machine's Node and before anything is installed. It must therefore be plain
 * JavaScript for Node 20, without dependencies.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryLock } from '../packages/db/src/process-lock.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const modules = path.join(root, 'node_modules');
const stampFile = path.join(modules, '.post-procure-setup');
const isWindows = process.platform === 'win32';
const bundledNodePlatforms = ['linux-x64', 'linux-arm64', 'win32-x64'];
const bundlesNode = bundledNodePlatforms.includes(`${process.platform}-${process.arch}`);
const bundledNode = path.join(modules, '.bin', isWindows ? 'node.cmd' : 'node');

const usage = `Usage: npm run setup -- [options]

Installs packages if a manifest has changed and builds the web applications if their sources have changed.

  --install-only  do not build the web applications
  --help          show this text`;

class SetupError extends Error {}

let child;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, endAtOnce);

try {
  const args = process.argv.slice(2);
  const unknown = args.find((arg) => !['--help', '--install-only'].includes(arg));
  if (unknown !== undefined)
    throw new SetupError(`Unknown option '${unknown}'; use --help to list the options.`);
  if (args.includes('--help')) {
    console.log(usage);
  } else {
    requireNode();
    await setUp(args.includes('--install-only'));
  }
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [needMajor, needMinor, reason] = bundlesNode
    ? [20, 19, '']
    : [22, 22, ` on ${process.platform}-${process.arch}, where npm cannot install it`];
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  throw new SetupError(
    `Node ${needMajor}.${needMinor} or newer is required${reason}; this is ${process.version}. Install it from https://nodejs.org and run the command again.`,
  );
}

async function setUp(installOnly) {
  const cache = path.join(root, '.cache');
  try {
    mkdirSync(cache, { recursive: true });
  } catch (error) {
    throw new SetupError(`Cannot write to ${root} (${error.code}). Use a folder that you own.`);
  }
  const release = await waitForLock(path.join(cache, 'setup.lock'));
  try {
    const hash = hashManifests();
    if (!isInstalled(hash)) await install(hash);
    if (!installOnly) await build();
  } finally {
    release();
  }
}

async function waitForLock(file) {
  for (let waiting = false; ; waiting = true) {
    const { release, holder } = tryLock(file, 'setup');
    if (release) return release;
    if (!waiting) console.log(`Waiting for another setup of this folder to finish (process ${holder.pid}).`);
    await sleep(200);
  }
}

function hashManifests() {
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const manifests = workspaces
    .flatMap((pattern) =>
      pattern.endsWith('/*')
        ? readdirSync(path.join(root, pattern.slice(0, -2))).map((name) => pattern.slice(0, -1) + name)
        : [pattern],
    )
    .map((folder) => `${folder}/package.json`)
    .filter((file) => existsSync(path.join(root, file)))
    .sort();
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of ['package-lock.json', 'package.json', '.npmrc', ...manifests]) {
    hash.update(file).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

function isInstalled(hash) {
  return (
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === hash &&
    existsSync(path.join(modules, '.package-lock.json')) &&
    (!bundlesNode || existsSync(bundledNode))
  );
}

async function install(hash) {
  console.log('Installing packages …');
  // Removed first, so that an interrupted installation is repeated.
  rmSync(stampFile, { force: true });
  // Without --include, NODE_ENV=production or the user's omit setting would skip the build tools, Node and
  // PostgreSQL.
  const { code, output } = await capture(...npmCommand('ci', '--include=dev', '--include=optional'));
  if (code !== 0) {
    throw new SetupError(
      `${tail(output)}\n\nnpm ci failed; the end of its output is above. Check the network and the disk, then run the command again.`,
    );
  }
  await checkBundledNode();
  writeFileSync(stampFile, hash);
}

/** The npm that runs this script, or the one in PATH if the script was started directly. */
function npmCommand(...args) {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  if (npm?.endsWith('.js')) return [node ?? process.execPath, [npm, ...args]];
  return ['npm', args];
}

async function checkBundledNode() {
  if (!bundlesNode) return;
  const { code } = await capture(bundledNode, ['--version']);
  if (code === 0) return;
  throw new SetupError(
    'The Node that npm installed does not run here. It needs Linux with glibc (Debian, Ubuntu, Fedora, …; not Alpine). If your npm settings omit optional packages, include them.',
  );
}

async function build() {
  const node = bundlesNode ? bundledNode : process.execPath;
  const { code } = await run(node, ['scripts/build.ts', '--if-changed'], 'inherit');
  if (code !== 0) throw new SetupError('The build of the web applications failed; see the output above.');
}

function capture(command, args) {
  return run(command, args, ['ignore', 'pipe', 'pipe']);
}

function run(command, args, stdio) {
  return new Promise((resolve) => {
    // A separate process group, so that endAtOnce also kills the processes that the child has started.
    child = spawn(command, args, { cwd: root, stdio, ...(isWindows ? { shell: true } : { detached: true }) });
    const output = [];
    const end = (result) => {
      child = undefined;
      resolve(result);
    };
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.once('error', (error) => end({ code: 1, output: error.message }));
    child.once('close', (code) => end({ code, output: Buffer.concat(output).toString() }));
  });
}

/**
 * Handles Ctrl-C by killing npm ci, which ignores the signal while unpacking and would interfere with the
 * installation that the next command starts. The lock is not released, because a lock counts as free once its process
 * has ended.
 */
function endAtOnce() {
  if (child?.pid !== undefined) {
    if (isWindows) child.kill();
    else process.kill(-child.pid, 'SIGKILL');
  }
  process.exit(130);
}

function tail(output) {
  return output.trim().split('\n').slice(-25).join('\n');
}
