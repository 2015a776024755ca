import { randomInt } from 'node:crypto';

export const pick = <T>(list: readonly T[]): T => {
  const one = list[randomInt(list.length)];
  if (one === undefined) throw new Error('Nothing to choose from');
  return one;
};
