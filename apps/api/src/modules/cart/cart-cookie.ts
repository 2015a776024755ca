import { defineDeviceCookie } from '../../device-cookie.ts';

/** Unused carts expire after this time, in the browser and in the database. */
export const idleCartDays = 180;

export const cartCookie = defineDeviceCookie('cart', idleCartDays);
