/**
 * A lock file held by a running process. Plain JavaScript without dependencies, because scripts/setup.mjs
 * uses it before packages are installed. Its types are in process-lock.d.mts.
 */
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** Takes the lock, or returns its holder. A lock held by a dead process counts as free. */
export function tryLock(file, label) {
  for (;;) {
    const own = {
      pid: process.pid,
      started: readStartTime(process.pid),
      label,
      ending: false,
      id: randomUUID(),
    };
    if (create(file, own)) {
      return {
        announceEnd: () => replaceIf(file, { ...own, ending: true }),
        release: () => removeIf(file, own.id),
      };
    }
    const holder = readLock(file);
    if (holder === null) continue;
    if (isHeld(holder)) return { holder };
    removeStale(file, holder.id);
  }
}

/** The running process that holds the lock, or null. */
export function findHolder(file) {
  const holder = readLock(file);
  return holder !== null && isHeld(holder) ? holder : null;
}

/** False for a dead process and for a zombie, which still has a PID. */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return readStat(pid)?.state !== 'Z';
}

// PIDs are reused, for example after each restart of a container. Only together with its start time does a PID
// identify a process.
function isHeld(holder) {
  return holder.pid > 0 && isRunning(holder.pid) && holder.started === readStartTime(holder.pid);
}

function readStartTime(pid) {
  const ticks = readStat(pid)?.startTicks;
  return ticks === undefined ? null : `${readText('/proc/sys/kernel/random/boot_id').trim()}:${ticks}`;
}

function readStat(pid) {
  try {
    // The process name in parentheses may itself contain spaces and parentheses.
    const fields = readText(`/proc/${pid}/stat`).split(') ').at(-1).split(' ');
    return { state: fields[0], startTicks: fields[19] };
  } catch {
    return undefined;
  }
}

// If several processes find the same stale lock, only one may remove it. Otherwise a slower one would remove
// the lock that a faster one has just taken.
function removeStale(file, id) {
  const claim = `${file}.${id}`;
  try {
    writeFileSync(claim, '', { flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isAbandoned(claim)) rmSync(claim, { force: true });
    return;
  }
  removeIf(file, id);
  rmSync(claim, { force: true });
}

// A claim is held for microseconds, so an old claim belongs to a process that was killed.
function isAbandoned(claim) {
  const age = Date.now() - (statSync(claim, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  return age > 2000;
}

function removeIf(file, id) {
  if (readLock(file)?.id === id) rmSync(file, { force: true });
}

function replaceIf(file, content) {
  if (readLock(file)?.id !== content.id) return;
  const draft = `${file}.${content.id}.new`;
  writeFileSync(draft, JSON.stringify(content));
  renameSync(draft, file);
}

// Writes to a temporary file and links it into place, so that no process sees an empty lock file.
function create(file, content) {
  const draft = `${file}.${content.id}.new`;
  writeFileSync(draft, JSON.stringify(content));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readLock(file) {
  try {
    return JSON.parse(readText(file));
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    if (error instanceof SyntaxError)
      return { pid: 0, started: null, label: 'unknown', ending: false, id: 'damaged' };
    throw error;
  }
}

function readText(file) {
  return readFileSync(file, 'utf8');
}
