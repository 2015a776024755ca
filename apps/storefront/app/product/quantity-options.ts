import { quantityCap } from '@postprocure/contracts/limits';

/** 1 up to what is there, at most the cap; none when sold out, the cap when the stock is not known. */
export const quantityOptions = (quantity: number | null | undefined): number[] =>
  Array.from({ length: Math.min(quantity ?? quantityCap, quantityCap) }, (_, index) => index + 1);
