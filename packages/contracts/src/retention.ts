/** How long the Privacy Policy says that we keep things. Its page states these numbers, and the tasks of the night keep to them. */
export const retention = {
  /** After a matter is closed: as long as a claim can be brought to court (Limitation Act, 1963). */
  closedThreadYears: 3,
  /** After a matter came in, closed or not. */
  threadYears: 7,
  spamDays: 90,
  /** Sign-ups whose address nobody confirmed, after the last attempt. */
  unconfirmedDays: 30,
  /** What is left of an account after it was closed, and of the people who were erased. */
  closedAccountYears: 7,
  /** After the financial year they belong to: Companies Act, 2013, section 128(5), the longest of the laws that apply. */
  taxDocumentYears: 8,
  /** E-mails that belong to no matter. */
  mailDays: 365,
  /** Whole calendar months, besides the present one. */
  logMonths: 12,
} as const;
