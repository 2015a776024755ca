import type { Executor } from '@postprocure/db/pool';
import type { ImportRow } from './product-row.ts';

/** Creates the temporary table for checking a file against the catalogue. It is dropped when the transaction ends. */
export async function prepareRowFacts(tx: Executor): Promise<void> {
  await tx.query(
    `create temp table import_row_facts (
       sku text not null, line int not null, color text, size text, has_quantity boolean not null,
       sp_without_mrp_paise bigint
     ) on commit drop`,
  );
}

/** Stores colours, sizes, prices given without an MRP, and whether a product's own row specifies a quantity. */
export async function recordRowFacts(
  tx: Executor,
  rows: Pick<
    ImportRow,
    'sku' | 'line' | 'parentSku' | 'color' | 'size' | 'quantity' | 'spPaise' | 'mrpPaise'
  >[],
): Promise<void> {
  const telling = rows.filter(
    ({ color, size, quantity, mrpPaise }) =>
      color !== null || size !== null || quantity !== null || mrpPaise === null,
  );
  if (telling.length === 0) return;
  await tx.query(
    `insert into import_row_facts (sku, line, color, size, has_quantity, sp_without_mrp_paise)
     select * from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::boolean[], $6::bigint[])`,
    [
      telling.map(({ sku }) => sku),
      telling.map(({ line }) => line),
      telling.map(({ color }) => color),
      telling.map(({ size }) => size),
      telling.map(({ parentSku, quantity }) => parentSku === null && quantity !== null),
      telling.map(({ spPaise, mrpPaise }) => (mrpPaise === null ? spPaise : null)),
    ],
  );
}

const facts = 'import_row_facts as f join import_skus as s on s.import_id = $1 and s.sku = f.sku';

const maxVariations = 100;

/** Queries for rows that are valid on their own but conflict with the catalogue or with other rows. */
const misfits = [
  `select s.sku, 'sku belongs to a variation of ' || p.sku as reason
   from import_skus as s
   join product_variations as v on v.sku = s.sku
   join products as p on p.id = v.product_id
   where s.import_id = $1 and p.sku <> coalesce(s.parent_sku, s.sku)`,
  `select s.sku, 'sku is a product of its own and cannot be a variation' as reason
   from import_skus as s join products as p on p.sku = s.sku
   where s.import_id = $1 and s.parent_sku is not null`,
  `select s.sku, 'parent_sku ' || s.parent_sku || ' is not a product in this file or in the catalogue' as reason
   from import_skus as s
   where s.import_id = $1 and s.parent_sku is not null
     and not exists (select from products as p where p.sku = s.parent_sku)
     and not exists (
       select from import_skus as parent
       where parent.import_id = $1 and parent.sku = s.parent_sku and parent.parent_sku is null)`,
  `select s.sku, 'sp is more than the mrp in the catalogue, '
     || to_char(least(p.mrp_paise, v.mrp_paise) / 100.0, 'FM999999990.00') || ': give the new mrp too' as reason
   from ${facts}
   left join products as p on p.sku = s.sku and p.has_own_mrp
   left join product_variations as v on v.sku = s.sku and v.has_own_mrp
   where least(p.mrp_paise, v.mrp_paise) < f.sp_without_mrp_paise`,
  // A product's own row is checked first, because its variations depend on it.
  `with wanted as (
     select coalesce(s.parent_sku, s.sku) as product_sku, s.sku, coalesce(f.color, v.color, '') as color,
       coalesce(f.size, v.size, '') as size, s.line
     from ${facts} left join product_variations as v on v.sku = s.sku
     where coalesce(f.color, f.size) is not null
   ), choices as (
     select * from wanted
     union all
     select p.sku, v.sku, v.color, v.size, 0
     from products as p join product_variations as v on v.product_id = p.id
     where p.sku in (select product_sku from wanted)
       and not exists (select from wanted as w where w.sku = v.sku)
   )
   select sku, concat_ws(', ', 'color ' || nullif(color, ''), 'size ' || nullif(size, '')) || ' is already ' || first_sku as reason
   from (
     select sku, color, size, line, first_value(sku) over (
       partition by product_sku, lower(color), lower(size) order by line > 0, sku <> product_sku, line
     ) as first_sku
     from choices
   ) as placed
   where sku <> first_sku and line > 0`,
  `select sku, 'parent_sku ' || parent_sku || ' has ${maxVariations} variations already' as reason
   from (
     select s.sku, s.parent_sku,
       row_number() over (partition by s.parent_sku order by s.line)
         + (select count(*) from products as p join product_variations as v on v.product_id = p.id
            where p.sku = s.parent_sku) as place
     from import_skus as s
     where s.import_id = $1 and s.parent_sku is not null
       and not exists (select from product_variations as v where v.sku = s.sku)
   ) as added
   where place > ${maxVariations}`,
];

export async function refuseMisfits(tx: Executor, importId: number): Promise<void> {
  await tx.query('analyze import_skus');
  await clearReplacedFacts(tx, importId);
  for (const misfit of misfits) {
    await tx.query(
      `with misfit as (${misfit}), refused as (
         delete from import_skus as s using misfit
         where s.import_id = $1 and s.sku = misfit.sku
         returning s.line, s.sku, misfit.reason
       )
       insert into import_findings (import_id, line, kind, sku, reason, value)
       select $1, line, 'refused', sku, reason, sku from refused`,
      [importId],
    );
  }
}

/** Warns that a row's quantity was ignored, because its product has variations and the row is not one of them. */
export async function warnOfIgnoredStocks(tx: Executor, importId: number): Promise<void> {
  await tx.query(
    `insert into import_findings (import_id, line, kind, sku, reason, value)
     select $1, s.line, 'warning', s.sku,
       'quantity was ignored: the stock of a product with variations is the sum of theirs', ''
     from ${facts}
     where f.has_quantity and coalesce(f.color, f.size) is null
       and not exists (select from product_variations as v where v.sku = s.sku)
       and (exists (select from import_skus as c where c.import_id = $1 and c.parent_sku = s.sku)
         or exists (select from products as p join product_variations as v on v.product_id = p.id where p.sku = s.sku))`,
    [importId],
  );
}

/** Joins by SKU only: for a join by SKU and line, the planner expects too few rows and chooses a slow plan. */
async function clearReplacedFacts(tx: Executor, importId: number): Promise<void> {
  await tx.query(
    `delete from import_row_facts as f
     where not exists (
       select from import_skus as s where s.import_id = $1 and s.sku = f.sku and s.line = f.line)`,
    [importId],
  );
  await tx.query('analyze import_row_facts');
}
