/** Where a kind of matter is kept. Names from the code only: they go into statements as they are. */
export interface ItemTable {
  name: string;
  /** When it came in, or was last spoken in. */
  since: string;
  closedStatus: string;
  events: string;
  eventsKey: string;
}
