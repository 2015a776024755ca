import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { databaseUrl, emptyTemplate, onServer } from './testing.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { migrate } from './migrate.ts';
import type { TestProject } from 'vitest/node';

/** Vitest's global setup: starts one temporary PostgreSQL server with the template databases. */
export default async function startTestServer(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(path.join(tmpdir(), 'post-procure-test-'));
  const server = await startEmbeddedPostgres({
    directory,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 200 },
  });
  await onServer(server.url, `create database ${emptyTemplate}`);
  await migrate(databaseUrl(server.url, emptyTemplate));
  project.provide('postgresUrl', server.url);
  return async () => {
    await server.stop();
    await rm(directory, { recursive: true });
  };
}
