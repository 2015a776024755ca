import { quantityCap } from '@postprocure/contracts/limits';

/** 1 up to the stock, limited by the cap. Empty when sold out; up to the cap if the stock is unknown. */
export const quantityOptions = (quantity: number | null | undefined): number[] =>
  Array.from({ length: Math.min(quantity ?? quantityCap, quantityCap) }, (_, index) => index + 1);
