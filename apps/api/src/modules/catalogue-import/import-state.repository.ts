import type { Executor } from '@postprocure/db/pool';
import type { CategoryReview } from './category-fold.ts';
import type { Finding, ImportRow } from './product-row.ts';

export type ImportStep = 'products' | 'variations';

export interface ImportState {
  id: number;
  step: ImportStep;
  position: number;
  rowCount: number;
  refusedCount: number;
  replacedCount: number;
  warningCount: number;
  createdCount: number;
  updatedCount: number;
  unchangedCount: number;
  /** Accepted rows whose SKU was in the catalogue before the import. */
  knownCount: number;
  /** Known rows with a new price. */
  repricedCount: number;
  /** Active products that the file marks as ended. */
  endedCount: number;
  categoryReview: CategoryReview | null;
}

export interface BatchCounts {
  created: number;
  updated: number;
  unchanged: number;
}

/** Accepted rows that are not in the catalogue yet. */
export const countNew = ({
  rowCount,
  refusedCount,
  replacedCount,
  knownCount,
}: Pick<ImportState, 'rowCount' | 'refusedCount' | 'replacedCount' | 'knownCount'>): number =>
  rowCount - refusedCount - replacedCount - knownCount;

const stateColumns = `id, step, position, row_count as "rowCount", refused_count as "refusedCount",
  replaced_count as "replacedCount", warning_count as "warningCount", created_count as "createdCount",
  updated_count as "updatedCount", unchanged_count as "unchangedCount", known_count as "knownCount",
  repriced_count as "repricedCount", ended_count as "endedCount", category_review as "categoryReview"`;

export async function findRunningImport(db: Executor, fingerprint: string): Promise<ImportState | undefined> {
  const { rows } = await db.query<ImportState>(
    `select ${stateColumns} from imports where fingerprint = $1 and status = 'running'`,
    [fingerprint],
  );
  return rows[0];
}

/** Abandons unfinished imports of files with the same path but different content or options. */
export async function abandonImports(tx: Executor, fileName: string): Promise<void> {
  const { rows } = await tx.query<{ id: number }>(
    `update imports set status = 'abandoned', folded_categories = null where file_name = $1 and status = 'running' returning id`,
    [fileName],
  );
  for (const { id } of rows) await deleteWorkingRows(tx, id);
}

export async function insertImport(tx: Executor, fingerprint: string, fileName: string): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    'insert into imports (fingerprint, file_name) values ($1, $2) returning id',
    [fingerprint, fileName],
  );
  return (rows[0] as { id: number }).id;
}

/**
 * Stores the row that applies to each SKU: a later row replaces an earlier one. The SKUs in one call must be unique.
 */
export async function recordSkus(
  tx: Executor,
  importId: number,
  rows: (Pick<ImportRow, 'sku' | 'line' | 'parentSku' | 'spPaise' | 'status'> & {
    categoryNumber: number | null;
  })[],
): Promise<void> {
  // The lateral limit makes the planner use the index while the table grows.
  await tx.query(
    `with incoming as (
       select * from unnest($2::text[], $3::int[], $4::text[], $5::int[], $6::bigint[], $7::boolean[])
         as t (sku, line, parent_sku, category, sp_paise, ends_product)
     ), replaced as (
       insert into import_findings (import_id, line, kind, sku, reason, value)
       select $1, earlier.line, 'replaced', i.sku, 'replaced by line ' || i.line || ', which has the same sku', ''
       from incoming as i
       cross join lateral (
         select s.line from import_skus as s where s.import_id = $1 and s.sku = i.sku limit 1
       ) as earlier
     )
     insert into import_skus (import_id, sku, line, parent_sku, category, sp_paise, ends_product)
     select $1, sku, line, parent_sku, category, sp_paise, ends_product from incoming
     on conflict (import_id, sku) do update
     set line = excluded.line, parent_sku = excluded.parent_sku, category = excluded.category,
       sp_paise = excluded.sp_paise, ends_product = excluded.ends_product`,
    [
      importId,
      rows.map(({ sku }) => sku),
      rows.map(({ line }) => line),
      rows.map(({ parentSku }) => parentSku),
      rows.map(({ categoryNumber }) => categoryNumber),
      rows.map(({ spPaise }) => spPaise),
      rows.map(({ status }) => status === 'inactive'),
    ],
  );
}

export async function insertFindings(tx: Executor, importId: number, findings: Finding[]): Promise<void> {
  if (findings.length === 0) return;
  await tx.query(
    `insert into import_findings (import_id, line, kind, sku, reason, value)
     select $1, line, kind, sku, reason, value
     from json_to_recordset($2::json) as f (line int, kind text, sku text, reason text, value text)`,
    [importId, JSON.stringify(findings)],
  );
}

/** Stores what the check has found, and how the accepted rows compare with the catalogue. */
export async function completeCheck(
  tx: Executor,
  importId: number,
  rowCount: number,
  review: CategoryReview,
): Promise<ImportState> {
  const { rows } = await tx.query<ImportState>(
    `update imports set row_count = $2, refused_count = f.refused, replaced_count = f.replaced, warning_count = f.warnings,
       known_count = c.known, repriced_count = c.repriced, ended_count = c.ended, category_review = $3
     from (
       select count(*) filter (where kind = 'refused') as refused, count(*) filter (where kind = 'replaced') as replaced,
         count(*) filter (where kind = 'warning') as warnings
       from import_findings where import_id = $1
     ) as f, (
       select count(*) as known, count(*) filter (where s.sp_paise <> coalesce(v.sp_paise, p.sp_paise)) as repriced,
         count(*) filter (where s.ends_product and p.status = 'active') as ended
       from import_skus as s
       left join products as p on p.sku = s.sku
       left join product_variations as v on v.sku = s.sku
       where s.import_id = $1 and (p.id is not null or v.product_id is not null)
     ) as c
     where id = $1
     returning ${stateColumns}`,
    [importId, rowCount, JSON.stringify(review)],
  );
  return rows[0] as ImportState;
}

export async function hasVariations(db: Executor, importId: number): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from import_skus where import_id = $1 and parent_sku is not null limit 1',
    [importId],
  );
  return rowCount === 1;
}

/** Records the progress in the transaction of the batch. Fails if another process has changed it. */
export async function advanceImport(
  tx: Executor,
  from: Pick<ImportState, 'id' | 'step' | 'position'>,
  to: Pick<ImportState, 'step' | 'position'>,
  counts: BatchCounts,
): Promise<ImportState> {
  const { rows } = await tx.query<ImportState>(
    `update imports set step = $4, position = $5, created_count = created_count + $6,
       updated_count = updated_count + $7, unchanged_count = unchanged_count + $8
     where id = $1 and step = $2 and position = $3 and status = 'running'
     returning ${stateColumns}`,
    [
      from.id,
      from.step,
      from.position,
      to.step,
      to.position,
      counts.created,
      counts.updated,
      counts.unchanged,
    ],
  );
  const state = rows[0];
  if (!state) throw new Error(`Import ${from.id} was changed by another process.`);
  return state;
}

export async function finishImport(tx: Executor, importId: number): Promise<void> {
  await tx.query(
    `update imports set status = 'finished', finished_at = now(), folded_categories = null where id = $1`,
    [importId],
  );
  await deleteWorkingRows(tx, importId);
}

export async function deleteWorkingRows(tx: Executor, importId: number): Promise<void> {
  await tx.query('delete from import_skus where import_id = $1', [importId]);
  await tx.query('delete from import_findings where import_id = $1', [importId]);
}

const findingsPerPage = 5000;

/** Yields all findings in file order, one page at a time. */
export async function* readFindings(db: Executor, importId: number): AsyncGenerator<Finding[]> {
  let after = { line: 0, id: 0 };
  for (;;) {
    const { rows } = await db.query<Finding & { id: number }>(
      `select id, line, kind, sku, reason, value from import_findings
       where import_id = $1 and (line, id) > ($2, $3)
       order by line, id limit ${findingsPerPage}`,
      [importId, after.line, after.id],
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last;
  }
}
