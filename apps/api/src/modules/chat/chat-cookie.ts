import { defineDeviceCookie } from '../../device-cookie.ts';

/** How many days after their last message visitors can continue the conversation. */
const chatCookieDays = 180;

export const chatCookie = defineDeviceCookie('chat', chatCookieDays);
