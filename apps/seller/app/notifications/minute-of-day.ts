/** Formats a minute of the day for a time input, for example 09:05. */
export const formatMinute = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** null while the input is incomplete. */
export function parseMinute(typed: string): number | null {
  const found = /^(\d{2}):(\d{2})/.exec(typed);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}
