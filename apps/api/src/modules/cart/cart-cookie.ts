import { defineDeviceCookie } from '../../device-cookie.ts';

/** How many days an unused cart is kept, in the browser and in the database. */
export const idleCartDays = 180;

export const cartCookie = defineDeviceCookie('cart', idleCartDays);
