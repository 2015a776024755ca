import type { Executor } from '@postprocure/db/pool';

/** Drops constraints and indexes and disables triggers for a bulk load. Returns the function that restores them. */
export async function relaxTables(client: Executor, tables: readonly string[]): Promise<() => Promise<void>> {
  const constraints = await readConstraints(client, tables);
  const indexes = await readIndexes(client, tables);
  for (const { table, name } of constraints)
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  return async () => {
    for (const { definition } of indexes) await client.query(definition);
    for (const { table, name, definition } of constraints)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  };
}

interface Constraint {
  table: string;
  name: string;
  definition: string;
}

/** Foreign keys of these tables, and primary and unique keys that no foreign key depends on. */
async function readConstraints(client: Executor, tables: readonly string[]): Promise<Constraint[]> {
  const { rows } = await client.query<Constraint>(
    `select c.conrelid::regclass::text as table, quote_ident(c.conname) as name,
            pg_get_constraintdef(c.oid) as definition
     from pg_constraint c
     where c.conrelid = any ($1::regclass[])
       and (c.contype = 'f'
            or (c.contype in ('p', 'u') and not exists (select from pg_constraint f where f.contype = 'f' and f.conindid = c.conindid)))
     order by c.contype desc, c.conname`,
    [tables],
  );
  return rows;
}

async function readIndexes(
  client: Executor,
  tables: readonly string[],
): Promise<{ name: string; definition: string }[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i
     where i.indrelid = any ($1::regclass[])
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
     order by 1`,
    [tables],
  );
  return rows;
}
