/** Retention periods. The Privacy Policy page states these numbers, and the nightly purge tasks apply them. */
export const retention = {
  /**
   * Counted from when a ticket or chat is closed. A claim can be brought to court for this long (Limitation Act, 1963).
   */
  closedTicketYears: 3,
  /** Counted from when a ticket or chat was opened, whether or not it is closed. */
  ticketYears: 7,
  spamDays: 90,
  /** For sign-ups with an unconfirmed email address, counted from the last attempt. */
  unconfirmedDays: 30,
  /** For the remaining records of closed accounts and erased users. */
  closedAccountYears: 7,
  /**
   * Counted from the end of the financial year: Companies Act, 2013, section 128(5), the longest period that any law
   * requires.
   */
  taxDocumentYears: 8,
  /** For customers' names, addresses and phone numbers on orders, counted from when the order ended. */
  customerDays: 180,
  /** For uploaded order files. */
  orderUploadDays: 30,
  loginDays: 90,
  /** Counted from when a login session ended. */
  sessionDays: 30,
  /** For emails that do not belong to a ticket or chat. */
  mailDays: 365,
  /** Whole calendar months, in addition to the current one. */
  logMonths: 12,
} as const;
