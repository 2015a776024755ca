/** Shown whatever was wrong with the credentials. Apart from the schemas, so that browsers get it without zod. */
export const loginFailureMessage = 'Login failed. Incorrect ID and Password.';
