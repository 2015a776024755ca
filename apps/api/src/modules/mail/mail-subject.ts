const maxLength = 200;

/** Makes a valid subject from text that contains names entered by users: one line, and not too long. */
export function writeSubject(text: string): string {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return line.length <= maxLength ? line : `${line.slice(0, maxLength - 1).toWellFormed()}…`;
}
