import { defineDeviceCookie } from '../../device-cookie.ts';

/** Days after their last message within which visitors can continue the conversation. */
const chatCookieDays = 180;

export const chatCookie = defineDeviceCookie('chat', chatCookieDays);
