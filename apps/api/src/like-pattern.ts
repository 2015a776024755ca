/** What is looked for, as a pattern in which only our own wildcards count. */
export const likePattern = (search: string): string => `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
