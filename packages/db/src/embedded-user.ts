import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import type { PostgresBinaries } from './embedded-binaries.ts';
import { EmbeddedPostgresError } from './embedded-error.ts';

/** The user that PostgreSQL runs as. PostgreSQL refuses to run as root. */
export interface PostgresUser {
  /** The owner of the files on disk. If undefined, it is the user who runs this program. */
  owner: { uid: number; gid: number } | undefined;
  spawnOptions: { uid?: number; gid?: number };
  /** Put in front of the server command. */
  prefix: string[];
  /** Put in front of the initdb command, which also requires a user name. */
  initdbPrefix: string[];
}

// The UID of "nobody" on every Linux distribution. The embedded database doesn't need a dedicated account.
const nobody = 65_534;
const asNobodyInNamespace = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--'];

export function choosePostgresUser(directory: string, binaries: PostgresBinaries): PostgresUser {
  if (process.getuid?.() !== 0) return runAsCaller();
  const account = findAccount(directory);
  const reachable = [path.dirname(directory), binaries.postgres].every((place) => canReach(place, account));
  if (reachable) return { owner: account, spawnOptions: account, prefix: [], initdbPrefix: [] };
  // Other users can't run anything below a folder that only root may enter. Inside a user namespace, root
  // passes PostgreSQL's check and still has access to its files.
  requireNamespace(
    `PostgreSQL does not run as root, and other users cannot enter ${findBarrier(directory, binaries, account)}. Start as a normal user, move the project to a folder that other users can enter, such as /srv, or set DATABASE_URL.`,
  );
  return {
    owner: { uid: 0, gid: 0 },
    spawnOptions: {},
    prefix: asNobodyInNamespace,
    initdbPrefix: asNobodyInNamespace,
  };
}

function runAsCaller(): PostgresUser {
  const user: PostgresUser = { owner: undefined, spawnOptions: {}, prefix: [], initdbPrefix: [] };
  return hasUserName() ? user : { ...user, initdbPrefix: asNobodyInNamespace };
}

/** Container platforms assign UIDs that have no entry in /etc/passwd. */
function hasUserName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

/** The current owner of the cluster, or the machine's postgres account, or nobody. */
function findAccount(directory: string): { uid: number; gid: number } {
  const cluster = statSync(directory, { throwIfNoEntry: false });
  if (cluster !== undefined && cluster.uid !== 0) return { uid: cluster.uid, gid: cluster.gid };
  const entry = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readPasswd());
  return entry === null ? { uid: nobody, gid: nobody } : { uid: Number(entry[1]), gid: Number(entry[2]) };
}

function readPasswd(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8');
  } catch {
    return '';
  }
}

function canReach(place: string, account: { uid: number; gid: number }): boolean {
  return listAncestors(place).every((folder) => mayEnter(folder, account));
}

function findBarrier(directory: string, binaries: PostgresBinaries, account: { uid: number; gid: number }) {
  const places = [...listAncestors(path.dirname(directory)), ...listAncestors(binaries.postgres)];
  return places.find((place) => !mayEnter(place, account)) ?? directory;
}

function listAncestors(place: string): string[] {
  const parent = path.dirname(place);
  return parent === place ? [place] : [...listAncestors(parent), place];
}

function mayEnter(place: string, account: { uid: number; gid: number }): boolean {
  const { uid, gid, mode } = statSync(place);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & 1) === 1;
}

export function requireNamespace(otherwise: string): void {
  const [command = '', ...args] = asNobodyInNamespace;
  if (spawnSync(command, [...args, 'true'], { stdio: 'ignore' }).status !== 0) {
    throw new EmbeddedPostgresError(otherwise);
  }
}
