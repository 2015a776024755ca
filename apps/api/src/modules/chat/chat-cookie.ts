import { defineDeviceCookie } from '../../device-cookie.ts';

/** How long a visitor who stays away can still continue; each message counts it anew. */
const continuedDays = 180;

export const chatCookie = defineDeviceCookie('chat', continuedDays);
