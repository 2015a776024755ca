import { defineEndpoints } from '../endpoint.ts';
import { inboxPage, inboxQuery, staffList } from './inbox.ts';

export const inboxEndpoints = defineEndpoints({
  'GET /api/desk/inbox': { permission: 'desk.read', query: inboxQuery, response: inboxPage },
  'GET /api/desk/staff': { permission: 'desk.read', response: staffList },
});
