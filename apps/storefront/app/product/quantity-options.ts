import { quantityCap } from '@postprocure/contracts/limits';

/** The numbers from 1 to the stock, or to the cap if that is lower or the stock is unknown. Empty if sold out. */
export const quantityOptions = (quantity: number | null | undefined): number[] =>
  Array.from({ length: Math.min(quantity ?? quantityCap, quantityCap) }, (_, index) => index + 1);
