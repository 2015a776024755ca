import { randomUUID } from 'node:crypto';
import { databaseUrl, onServer } from '@postprocure/db/testing';
import { afterEach, expect, inject, test } from 'vitest';
import { openDatabase } from './database.ts';
import { migrateDatabase } from './migrate-database.ts';

const server = inject('postgresUrl');
const name = `test_${randomUUID().replaceAll('-', '')}`;
const url = databaseUrl(server, name);

afterEach(() => onServer(server, `drop database if exists ${name} with (force)`));

test('a database that cannot hold every script is refused before anything is written to it', async () => {
  await onServer(
    server,
    `create database ${name} encoding 'LATIN1' locale_provider libc locale 'C' template template0`,
  );
  await expect(openDatabase({ dataDir: '/nowhere', databaseUrl: url }, { label: 'test' })).rejects.toThrow(
    /^DATABASE_URL leads to a database with the encoding LATIN1\. Make one with: .*UTF8/,
  );
});

test('a user without rights is told which ones are missing', async () => {
  await onServer(server, `create database ${name} template template0`);
  await onServer(server, `create role ${name} login password 'plain'`);
  const asPlain = new URL(url);
  asPlain.username = name;
  asPlain.password = 'plain';
  try {
    await expect(migrateDatabase(asPlain.href)).rejects.toThrow(
      'The database could not be migrated: permission denied for schema public. Let the user of DATABASE_URL own that database, or grant it CREATE on the database and its schema.',
    );
  } finally {
    await onServer(server, `drop role ${name}`);
  }
});
