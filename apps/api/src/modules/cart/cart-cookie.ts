import { defineDeviceCookie } from '../../device-cookie.ts';

/** A cart nobody has touched for this long is forgotten, by the browser and by us. */
export const idleCartDays = 180;

export const cartCookie = defineDeviceCookie('cart', idleCartDays);
