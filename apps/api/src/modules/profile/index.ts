export { createProfileHandlers } from './profile.service.ts';
