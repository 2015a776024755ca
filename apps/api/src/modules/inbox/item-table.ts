/** Where tickets or chats are stored. The names become part of SQL statements, so they must come from the code only. */
export interface ItemTable {
  name: string;
  /** The column that retention periods count from. */
  since: string;
  events: string;
  eventsKey: string;
}
