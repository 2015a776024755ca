import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import {
  cannedReplies,
  cannedReplyParams,
  cannedReplyUpdate,
  inboxPage,
  inboxQuery,
  staffList,
} from './inbox.ts';

export const inboxEndpoints = defineEndpoints({
  'GET /api/desk/inbox': { permission: 'desk.read', query: inboxQuery, response: inboxPage },
  'GET /api/desk/staff': { permission: 'desk.read', response: staffList },
});

export const cannedReplyEndpoints = defineEndpoints({
  'GET /api/desk/canned-replies': { permission: 'desk.read', response: cannedReplies },
  'POST /api/desk/canned-replies': {
    permission: 'desk.configure',
    body: cannedReplyUpdate,
    response: z.null(),
    errors: ['CONFLICT'],
  },
  'PUT /api/desk/canned-replies/:id': {
    permission: 'desk.configure',
    params: cannedReplyParams,
    body: cannedReplyUpdate,
    response: z.null(),
    errors: ['CONFLICT'],
  },
  'DELETE /api/desk/canned-replies/:id': {
    permission: 'desk.configure',
    params: cannedReplyParams,
    response: z.null(),
  },
});
