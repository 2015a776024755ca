/** Reads the fields that are filled in. The empty option of a select means "all". */
export function readFilters(fields: FormData): URLSearchParams {
  const filters = new URLSearchParams();
  for (const [name, value] of fields) {
    if (typeof value === 'string' && value.trim() !== '') filters.set(name, value.trim());
  }
  return filters;
}
