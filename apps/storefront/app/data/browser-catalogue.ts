import { createHttpCatalogue } from '@postprocure/api-client/http-catalogue';

/** The catalogue in the browser, through the public API on the same origin. */
export const browserCatalogue = createHttpCatalogue({ baseUrl: '' });
