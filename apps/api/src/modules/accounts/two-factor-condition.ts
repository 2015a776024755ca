/**
 * An SQL condition that is true if the user needs a second factor to log in with a password. `user` is the table's
 * alias.
 */
export const hasTwoFactor = (user: string): string =>
  `(${user}.totp_enabled_at is not null or exists (select from passkeys where passkeys.user_id = ${user}.id))`;
