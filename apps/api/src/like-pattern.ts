/** A LIKE pattern that finds the text anywhere. Escapes wildcards in the text. */
export const likePattern = (search: string): string => `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
