import { defineDeviceCookie } from '../../device-cookie.ts';

/** How long visitors can continue a conversation after their last message. */
const chatCookieDays = 180;

export const chatCookie = defineDeviceCookie('chat', chatCookieDays);
