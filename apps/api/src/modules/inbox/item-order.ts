import type { InboxFilter } from './item-rules.ts';

interface ItemColumns {
  /** The column with the time of the latest activity. */
  newest: string;
  waiting: string;
  id: string;
}

interface ItemOrder {
  /** The column whose value becomes the `moment` of the cursor. */
  moment: string;
  /** Returns the SQL condition for rows after the cursor, given the placeholders of the cursor's time and ID. */
  after: (moment: string, id: string) => string;
  orderBy: string;
}

/** SQL that sorts an inbox list and continues it on the next page. Column names must never come from user input. */
export function orderItems({ sort }: Pick<InboxFilter, 'sort'>, columns: ItemColumns): ItemOrder {
  const [moment, comparison, direction] =
    sort === 'waiting' ? [columns.waiting, '>', 'asc'] : [columns.newest, '<', 'desc'];
  return {
    moment,
    after: (time, id) =>
      `(${time}::timestamptz is null or (${moment}, ${columns.id}) ${comparison} (${time}, ${id}::uuid))`,
    orderBy: `${moment} ${direction}, ${columns.id} ${direction}`,
  };
}
