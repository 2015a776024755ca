import { createHttpCatalogue } from '@postprocure/api-client/http-catalogue';

/** The catalogue as a page in the browser reads it: over the documented API of its own origin. */
export const browserCatalogue = createHttpCatalogue({ baseUrl: '' });
