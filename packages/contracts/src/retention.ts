/** How long the Privacy Policy says that we keep things. Its page states these numbers, and the tasks of the night keep to them. */
export const retention = {
  /** After a matter is closed: as long as a claim can be brought to court (Limitation Act, 1963). */
  closedThreadYears: 3,
  /** After a matter came in, closed or not. */
  threadYears: 7,
  spamDays: 90,
  /** E-mails that belong to no matter. */
  mailDays: 365,
  /** Whole calendar months, besides the present one. */
  logMonths: 12,
} as const;
