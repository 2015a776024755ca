import { createDeskApi } from '@postprocure/api-client/desk-api';
import { createSellerCall } from '@postprocure/api-client/seller-call';

export const deskApi = createDeskApi(createSellerCall({ baseUrl: '' }));
