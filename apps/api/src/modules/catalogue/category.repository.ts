import type { Executor } from '@postprocure/db/pool';

export interface CategoryRow {
  id: number;
  parent_id: number | null;
  name: string;
  image: string;
  is_featured: boolean;
}

export async function readCategories(reads: Executor): Promise<CategoryRow[]> {
  const { rows } = await reads.query<CategoryRow>({
    name: 'categories',
    text: 'select id, parent_id, name, image, is_featured from categories order by position, id',
  });
  return rows;
}
