/** Limits and timings shared by the server and the browser. */
export const pageSize = 24;
export const allProductsLimit = 1000;
export const defaultPage = 1;

/** Totals are exact up to this number; above it they are shown as `10,000+`. Paging ends here too. */
export const exactTotalLimit = 10_000;

export const searchTermMaxLength = 200;
export const quantityCap = 100;
export const cartLineLimit = 100;

export const chatTextMaxLength = 2000;
/** The maximum number of messages in a response. For longer conversations, only the newest are returned. */
export const chatPageSize = 200;

/** Size limit for an uploaded photo or logo. The stored version is much smaller. */
export const ownImageMaxBytes = 5 * 1024 * 1024;

export const apiTimeoutMs = 50_000;
export const loginTimeoutMs = 10_000;
export const loginSessionMs = 1_800_000;
/** How long the login page's token for the storefront is valid. */
export const handoverMs = 60_000;

/** Maximum lifetime of a session in the seller application, even if the user is active. */
export const sellerSessionMaxMs = 12 * 3_600_000;
/** The user is warned this long before the session ends. */
export const sessionWarningMs = 120_000;
export const trialDays = 30;
/** How long a plan stays active after its period has ended without payment. */
export const planGraceDays = 3;
