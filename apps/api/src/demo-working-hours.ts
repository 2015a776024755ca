/** A range of hours of the day, in Indian time. */
export type WorkingHours = readonly [from: number, to: number];

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const indianOffsetMs = 5.5 * hourMs;

/** How many hours have passed since the given hour of the day last occurred: from 0 to 24. */
const hoursSince = (at: Date, hour: number): number =>
  ((((at.getTime() + indianOffsetMs - hour * hourMs) % dayMs) + dayMs) % dayMs) / hourMs;

const addHours = (at: Date, hours: number): Date => new Date(at.getTime() + hours * hourMs);

/** Moves a time back into the working hours. Times are spread over these hours and keep their order. */
export function moveBack(at: Date, [from, to]: WorkingHours): Date {
  const since = hoursSince(at, from);
  return addHours(at, (since * (to - from)) / 24 - since);
}

/** Moves a time forward into the working hours. Times are spread over these hours and keep their order. */
export function moveForward(at: Date, [from, to]: WorkingHours): Date {
  const left = 24 - hoursSince(at, to);
  return addHours(at, left - (left * (to - from)) / 24);
}
