/**
 * Runs before every npm script, on whatever Node the machine has and before anything is installed: plain
 * JavaScript for Node 20, no dependencies. Installs when the lock file or a manifest changed, then builds the
 * web apps when their sources changed (`--install-only` leaves that out).
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

class SetupError extends Error {}

let child;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, endAtOnce);

try {
  requireNode();
  await setUp(process.argv.includes('--install-only'));
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [needMajor, needMinor, reason] = bundlesNode
    ? [20, 19, '']
    : [22, 22, ` on ${process.platform}-${process.arch}, where npm brings no Node of its own`];
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  throw new SetupError(
    `Node ${needMajor}.${needMinor} or newer is needed${reason}; this is ${process.version}. Get one from https://nodejs.org and run the command again.`,
  );
}

async function setUp(installOnly) {
  const cache = path.join(root, '.cache');
  try {
    mkdirSync(cache, { recursive: true });
  } catch (error) {
    throw new SetupError(`Cannot write to ${root} (${error.code}). Use a folder that belongs to you.`);
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
    const { release, holder } = tryLock(file, 'set-up');
    if (release) return release;
    if (!waiting)
      console.log(`Another set-up of this folder is running (process ${holder.pid}); waiting for it.`);
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
  // An install that does not come to its end has to be made again.
  rmSync(stampFile, { force: true });
  // Without --include a NODE_ENV=production or an omit setting of the user would leave out the build tools,
  // Node and PostgreSQL.
  const { code, output } = await capture(...npmCommand('ci', '--include=dev', '--include=optional'));
  if (code !== 0) {
    throw new SetupError(
      `${tail(output)}\n\nnpm ci failed (the end of its output is above). Check the network and the disk, and run the command again.`,
    );
  }
  await checkBundledNode();
  writeFileSync(stampFile, hash);
}

/** The npm that runs this script, or the one in PATH when the script was started by hand. */
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
    'The Node that npm installed does not run here: it needs a Linux with glibc (Debian, Ubuntu, Fedora, …; not Alpine). If optional packages are switched off in your npm settings, switch them on.',
  );
}

async function build() {
  const node = bundlesNode ? bundledNode : process.execPath;
  const { code } = await run(node, ['scripts/build.ts', '--if-changed'], 'inherit');
  if (code !== 0) throw new SetupError('The web apps could not be built; the reason is above.');
}

function capture(command, args) {
  return run(command, args, ['ignore', 'pipe', 'pipe']);
}

function run(command, args, stdio) {
  return new Promise((resolve) => {
    // A group of its own, so that endAtOnce reaches what the child has started as well.
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
 * Ctrl-C. npm ci does not heed it while it unpacks, and one that works on would spoil the install of the next
 * command. The lock of a process that has ended counts as free.
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
