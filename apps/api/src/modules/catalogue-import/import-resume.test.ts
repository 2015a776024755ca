import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dumpCatalogue, openImportBench, toCsv, type ImportBench } from './testing.ts';

let bench: ImportBench;
beforeEach(async () => {
  bench = await openImportBench();
});
afterEach(() => bench.close());

/** Products in two colours, with invalid rows throughout. At the end, 15 of the first 1,000 products are replaced. */
const feed = (): string => {
  const rows = Array.from({ length: 2400 }, (_, i) => {
    const group = `G-${i - (i % 2)}`;
    const [sku, parent, color] = i % 2 === 0 ? [group, '', 'Red'] : [`${group}-B`, group, 'Blue'];
    const price = i % 500 === 7 ? 'free' : `₹${(1000 + i).toLocaleString('en-IN')}.${(i % 90) + 10}`;
    const category = `Clothing >> Style ${i % 40}`;
    return [sku, parent, color, `Kurta ${i}`, category, price, i % 20, `https://cdn.example/${i}.jpg`];
  });
  const again = rows.slice(30, 60).map((row) => [...row.slice(0, 3), 'Second thought', ...row.slice(4)]);
  const header = ['sku', 'parent_sku', 'color', 'title', 'category', 'sp', 'quantity', 'image_urls'];
  return toCsv([header, ...rows, ...again]);
};

const gateLock = 4711;

async function countLocks(): Promise<number | null> {
  const { rowCount } = await bench.database.pool.query(
    `select from pg_locks where locktype = 'advisory'
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return rowCount;
}

/**
 * Runs the command in a separate process and kills it as soon as `batches` batches are committed. A trigger blocks
 * the next batch in the middle of its transaction, so it cannot commit before the process is killed.
 */
async function killAfter(batches: number, file: string): Promise<void> {
  const gate = await closeGateAfter(batches);
  const command = new URL('import-command.ts', import.meta.url).href;
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { runImportCommand } from ${JSON.stringify(command)};
       await runImportCommand([${JSON.stringify(file)}], { openDatabase: async () => ${JSON.stringify(bench.database.url)} });`,
    ],
    { stdio: 'ignore' },
  );
  const exited = once(child, 'exit');
  let committed = 0;
  gate.on('notification', () => {
    if (++committed === batches) child.kill('SIGKILL');
  });
  expect(await exited).toEqual([null, 'SIGKILL']);
  gate.release(true);
  await bench.database.pool.query('drop trigger gate on imports');
  // PostgreSQL releases the lock only when it detects that the process is gone.
  await expect.poll(countLocks).toBe(0);
}

async function closeGateAfter(batches: number) {
  const gate = await bench.database.pool.connect();
  await gate.query(`select pg_advisory_lock(${gateLock})`);
  await gate.query(`
    create table if not exists gate (remaining int);
    delete from gate;
    insert into gate values (${batches});
    create or replace function pass_gate() returns trigger language plpgsql as $$
    begin
      update gate set remaining = remaining - 1;
      perform pg_advisory_xact_lock(${gateLock}) from gate where remaining < 0;
      perform pg_notify('batch', new.step || new.position);
      return null;
    end $$;
    create or replace trigger gate after update of position on imports for each row execute function pass_gate()`);
  await gate.query('listen batch');
  return gate;
}

test('an import that was killed and restarted gives the same result and report as an uninterrupted one', async () => {
  const file = await bench.write('feed.csv', feed());
  await bench.run(file);
  const undisturbed = await dumpCatalogue(bench.database.pool);
  const report = await readFile(`${file}.report.csv`, 'utf8');
  await bench.close();

  bench = await openImportBench();
  const again = await bench.write('feed.csv', feed());
  await killAfter(1, again);
  const { rows } = await bench.database.pool.query<{ count: number }>('select count(*) from products');
  expect(rows[0]?.count).toBe(985);
  // Three commits: the remaining products, the switch to the next step, and one batch of colours.
  await killAfter(3, again);
  const { output, exitCode } = await bench.run(again);
  expect(output).toContain('An earlier run was interrupted after line');
  expect(exitCode).toBe(0);
  expect(await dumpCatalogue(bench.database.pool)).toEqual(undisturbed);
  expect(await readFile(`${again}.report.csv`, 'utf8')).toBe(report);
});

test('a file that has changed since is imported from the start', async () => {
  const file = await bench.write('feed.csv', feed());
  await killAfter(1, file);
  await bench.write(
    'feed.csv',
    toCsv([
      ['sku', 'title', 'category', 'sp'],
      ['NEW', 'Lamp', 'Home', 499],
    ]),
  );
  const { output } = await bench.run(file);
  expect(output).not.toContain('interrupted');
  expect(output).toContain('Accepted  1 (1 created, 0 updated, 0 unchanged)');
  const { rows } = await bench.database.pool.query(
    'select status, count(*) from imports group by status order by status',
  );
  expect(rows).toEqual([
    { status: 'abandoned', count: 1 },
    { status: 'finished', count: 1 },
  ]);
});

test('rejects a second import while one is running', async () => {
  const file = await bench.write(
    'feed.csv',
    toCsv([
      ['sku', 'title', 'category', 'sp'],
      ['A', 'Lamp', 'Home', 499],
    ]),
  );
  const holder = await bench.database.pool.connect();
  await holder.query('select pg_advisory_lock(7230115)');
  const refused = await bench.run(file);
  holder.release(true);
  expect(refused.exitCode).toBe(1);
  expect(refused.output).toContain('Another import is running on this database.');
  expect((await bench.run(file)).exitCode).toBe(0);
});

test('a failed batch changes nothing', async () => {
  const file = await bench.write('feed.csv', feed());
  await bench.database.pool.query(`
    create function fail_late() returns trigger language plpgsql as $$
    begin if exists (select from new_rows where image like '%') and (select count(*) from products) > 1000
      then raise exception 'disk full'; end if; return null; end $$;
    create trigger fail_late after insert on product_images
      referencing new table as new_rows for each statement execute function fail_late()`);
  await expect(bench.run(file)).rejects.toThrow('disk full');
  const { rows } = await bench.database.pool.query(`
    select count(*) as products, count(c.product_id) as contents, count(s.product_id) as stocks,
      count(distinct i.product_id) as images
    from products as p left join product_contents as c on c.product_id = p.id
    left join product_stocks as s on s.product_id = p.id left join product_images as i on i.product_id = p.id`);
  expect(rows).toEqual([{ products: 985, contents: 985, stocks: 985, images: 985 }]);

  await bench.database.pool.query('drop trigger fail_late on product_images');
  expect((await bench.run(file)).exitCode).toBe(0);
});
