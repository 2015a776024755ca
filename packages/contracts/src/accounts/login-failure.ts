/**
 * Shown whichever of the credentials is wrong. Kept in a separate file, so that browsers can use it without loading
 * zod.
 */
export const loginFailureMessage = 'Login failed. Incorrect ID and Password.';
