import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import {
  assignmentChange,
  chatStaffMessage,
  deskChat,
  inboxItemParams,
  newNote,
  statusChange,
} from '../inbox/inbox.ts';
import { chatConversation, chatDelivery, chatQuery, newChatMessage } from './chat.ts';

export const chatEndpoints = defineEndpoints({
  'GET /api/chat/messages': {
    docs: {
      tag: 'Chat',
      summary: 'Get the conversation',
      description:
        'Returns the newest 200 messages between the visitor and our team. A cookie identifies the visitor; without one, the conversation is empty.',
    },
    query: chatQuery,
    response: chatConversation,
  },
  'POST /api/chat/messages': {
    docs: {
      tag: 'Chat',
      summary: 'Send a message',
      description:
        'Stores a message and returns it with an automatic reply. The first message starts a conversation and sets the cookie. Each client can send a few messages a minute.',
    },
    body: newChatMessage,
    response: chatDelivery,
    errors: ['FORBIDDEN', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
    maxBodyBytes: 20_000,
  },
});

export const chatDeskEndpoints = defineEndpoints({
  'GET /api/desk/chats/:id': { permission: 'desk.read', params: inboxItemParams, response: deskChat },
  'POST /api/desk/chats/:id/status': {
    permission: 'desk.write',
    params: inboxItemParams,
    body: statusChange,
    response: z.null(),
  },
  'POST /api/desk/chats/:id/assignment': {
    permission: 'desk.write',
    params: inboxItemParams,
    body: assignmentChange,
    response: z.null(),
  },
  'POST /api/desk/chats/:id/notes': {
    permission: 'desk.write',
    params: inboxItemParams,
    body: newNote,
    response: z.null(),
  },
  'POST /api/desk/chats/:id/messages': {
    permission: 'desk.write',
    params: inboxItemParams,
    body: chatStaffMessage,
    response: z.null(),
  },
});
