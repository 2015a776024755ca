/** Limits and timings that both the server and the browser show or obey. */
export const pageSize = 24;
export const allProductsLimit = 1000;
export const defaultPage = 1;

/** Totals are counted exactly up to here; beyond it the answer says `10,000+`. Pages end here too. */
export const exactTotalLimit = 10_000;

export const searchTermMaxLength = 200;
export const quantityCap = 100;
export const cartLineLimit = 100;

export const chatTextMaxLength = 2000;
/** How many messages an answer holds at most; of a longer conversation the newest. */
export const chatPageSize = 200;

/** A photo or logo as it is sent; it is kept far smaller. */
export const ownImageMaxBytes = 5 * 1024 * 1024;

export const apiTimeoutMs = 50_000;
export const loginTimeoutMs = 10_000;
export const loginSessionMs = 1_800_000;

/** A session of the seller application never outlasts this, however active its person is. */
export const sellerSessionMaxMs = 12 * 3_600_000;
/** How long before its end a session says so. */
export const sessionWarningMs = 120_000;
export const trialDays = 30;
/** How long an unpaid plan runs on after its period has ended. */
export const planGraceDays = 3;
