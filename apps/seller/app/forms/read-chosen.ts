/** What somebody has filled in or chosen; a choice of "all" is none. */
export function readChosen(fields: FormData): URLSearchParams {
  const chosen = new URLSearchParams();
  for (const [name, value] of fields) {
    if (typeof value === 'string' && value.trim() !== '') chosen.set(name, value.trim());
  }
  return chosen;
}
