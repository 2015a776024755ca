import { createHttpDelivery } from '@postprocure/api-client/delivery-api';

/** The delivery estimate in the browser, through the public API on the same origin. */
export const browserDelivery = createHttpDelivery({ baseUrl: '' });
