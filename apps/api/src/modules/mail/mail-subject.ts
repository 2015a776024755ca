const longest = 200;

/** Makes a subject of words that somebody else chose: one line, and no longer than a mail may have it. */
export function writeSubject(words: string): string {
  const line = words.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return line.length <= longest ? line : `${line.slice(0, longest - 1).toWellFormed()}…`;
}
