import { directoryPartSize, type DirectoryEntry } from '@postprocure/contracts/catalogue/product-directory';
import type { Executor } from '@postprocure/db/pool';

/**
 * Lists the parts that contain products. Jumps from each part to the next existing product, so gaps in the IDs cost
 * nothing.
 */
export async function listDirectoryParts(reads: Executor): Promise<number[]> {
  const { rows } = await reads.query<{ part: number }>({
    name: 'directory-parts',
    text: `
      with recursive parts as (
        select (select (id - 1) / $1 + 1 from products where status = 'active' order by id limit 1) as part
        union all
        select (select (id - 1) / $1 + 1 from products where id > parts.part * $1 and status = 'active' order by id limit 1)
        from parts where part is not null
      )
      select part from parts where part is not null order by part`,
    values: [directoryPartSize],
  });
  return rows.map(({ part }) => part);
}

/** Part n contains the IDs up to n × part size that are not in an earlier part. */
export async function readDirectoryPart(reads: Executor, part: number): Promise<DirectoryEntry[]> {
  const { rows } = await reads.query<{ id: number; updated_at: Date }>({
    name: 'directory-part',
    text: `
      select id, updated_at from products
      where id > $1 and id <= $2 and status = 'active'
      order by id`,
    values: [(part - 1) * directoryPartSize, part * directoryPartSize],
  });
  return rows.map(({ id, updated_at }) => ({ id, updated_at: updated_at.toISOString() }));
}
