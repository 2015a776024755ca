/**
 * CSRF protection: our pages send this header with every call. Other sites can't set it without a CORS preflight,
 * which the server rejects.
 */
export const csrfHeader = 'x-requested-by';
