/**
 * A lock file held by a living process. Plain JavaScript without dependencies, because scripts/setup.mjs needs
 * it before anything is installed; process-lock.d.mts has its types.
 */
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** Takes the lock, or says who has it. The lock of a process that has died counts as free. */
export function tryLock(file, label) {
  for (;;) {
    const own = { pid: process.pid, started: startOf(process.pid), label, ending: false, id: randomUUID() };
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

/** The living holder of the lock, or null. */
export function findHolder(file) {
  const holder = readLock(file);
  return holder !== null && isHeld(holder) ? holder : null;
}

/** False for a dead process and for a zombie, which still has a number but will never run again. */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return readStat(pid)?.state !== 'Z';
}

// A number alone would be mistaken for another process that got it later, as happens after each restart of a
// container; together with its start it names one process.
function isHeld(holder) {
  return holder.pid > 0 && isRunning(holder.pid) && holder.started === startOf(holder.pid);
}

function startOf(pid) {
  const ticks = readStat(pid)?.startTicks;
  return ticks === undefined ? null : `${readText('/proc/sys/kernel/random/boot_id').trim()}:${ticks}`;
}

function readStat(pid) {
  try {
    // The name in brackets may itself hold blanks and brackets.
    const fields = readText(`/proc/${pid}/stat`).split(') ').at(-1).split(' ');
    return { state: fields[0], startTicks: fields[19] };
  } catch {
    return undefined;
  }
}

// Of several that find the same stale lock only one may remove it, and only while it is still that one:
// otherwise the slower would remove the lock that the faster has just taken.
function removeStale(file, id) {
  const right = `${file}.${id}`;
  try {
    writeFileSync(right, '', { flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isAbandoned(right)) rmSync(right, { force: true });
    return;
  }
  removeIf(file, id);
  rmSync(right, { force: true });
}

// The right is held for microseconds, unless its holder was killed in them.
function isAbandoned(right) {
  const age = Date.now() - (statSync(right, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
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

// Written aside and linked into place, so that nobody sees a lock without its content.
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
