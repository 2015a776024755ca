export { listNotified, type Recipient } from './notification.repository.ts';
export { createNotificationHandlers } from './notification.service.ts';
export { notify } from './notify.ts';
