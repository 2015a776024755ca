/** Sent by our own pages with every call: other sites cannot add it without asking first, and are then refused. */
export const csrfHeader = 'x-requested-by';
