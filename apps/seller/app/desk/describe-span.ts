const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Formats a duration for a list, for example 5 min, 7 h or 3 days. */
export function describeSpan(ms: number): string {
  const hours = Math.round(ms / hourMs);
  if (hours < 1) return `${Math.max(1, Math.round(ms / minuteMs))} min`;
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}
