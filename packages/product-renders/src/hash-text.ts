/** Hashes text to a number that is the same on every machine. */
export function hashText(text: string): number {
  let value = 17;
  for (const character of text) value = Math.imul(value, 31) + (character.codePointAt(0) ?? 0);
  return (value ^ (value >>> 13)) >>> 0;
}
