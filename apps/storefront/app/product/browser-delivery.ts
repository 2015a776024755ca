import { createHttpDelivery } from '@postprocure/api-client/delivery-api';

/** The delivery estimate as a page in the browser asks for it: over the documented API of its own origin. */
export const browserDelivery = createHttpDelivery({ baseUrl: '' });
