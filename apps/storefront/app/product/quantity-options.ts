import { quantityCap } from '@postprocure/contracts/limits';

/** From 1 to the stock, at most the cap. Empty if sold out; up to the cap if the stock is unknown. */
export const quantityOptions = (quantity: number | null | undefined): number[] =>
  Array.from({ length: Math.min(quantity ?? quantityCap, quantityCap) }, (_, index) => index + 1);
