/** Shown for every kind of wrong credentials. In its own file, so that browsers can use it without loading zod. */
export const loginFailureMessage = 'Login failed. Incorrect ID and Password.';
