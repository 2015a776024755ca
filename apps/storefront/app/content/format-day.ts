const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats an ISO date as '3 Jul 2025'. Not with Intl, whose en-IN short month for September is 'Sept'. */
export function formatDay(isoDate: string): string {
  const date = new Date(isoDate);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`;
}
