import { randomUUID } from 'node:crypto';
import { databaseUrl, onServer } from '@postprocure/db/testing';
import { afterEach, expect, inject, test } from 'vitest';
import { openDatabase } from './database.ts';
import { migrateDatabase } from './migrate-database.ts';

const server = inject('postgresUrl');
const name = `test_${randomUUID().replaceAll('-', '')}`;
const url = databaseUrl(server, name);

afterEach(() => onServer(server, `drop database if exists ${name} with (force)`));

test('refuses a database without UTF-8 before writing to it', async () => {
  await onServer(
    server,
    `create database ${name} encoding 'LATIN1' locale_provider libc locale 'C' template template0`,
  );
  await expect(openDatabase({ dataDir: '/nowhere', databaseUrl: url }, { label: 'test' })).rejects.toThrow(
    /^The database at DATABASE_URL has the encoding LATIN1\. Create a UTF8 database with: .*UTF8/,
  );
});

test('tells a user without privileges which ones are missing', async () => {
  await onServer(server, `create database ${name} template template0`);
  await onServer(server, `create role ${name} login password 'plain'`);
  const asPlain = new URL(url);
  asPlain.username = name;
  asPlain.password = 'plain';
  try {
    await expect(migrateDatabase(asPlain.href)).rejects.toThrow(
      'The database could not be migrated: permission denied for schema public. Make the user of DATABASE_URL the owner of the database, or grant it CREATE on the database and its schema.',
    );
  } finally {
    await onServer(server, `drop role ${name}`);
  }
});
