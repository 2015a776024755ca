/** The characters of Windows-1252 for the bytes 0x80 to 0x9F. Unassigned bytes are control characters. */
const highControls = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 32 }, (_, i) => 0x80 + i),
);
const byteOf = new Map(Array.from(highControls).map((character, i) => [character, 0x80 + i]));

const continuation = `[${highControls}\\u00a0-\\u00bf]`;

/**
 * Mojibake: UTF-8 that was decoded as Windows-1252. Matches only first characters that are unlikely in correct text:
 * Latin letters and signs (Â, Ã), Indian scripts (à), typographic and currency signs (â), emoji (ðŸ). Others, such as É
 * before a closing quote, occur in correct text.
 */
const leads = `[ÂÃ]${continuation}|à[¤-·]${continuation}|â${continuation}{2}|ðŸ${continuation}{2}`;
const mojibake = new RegExp(`(?:${leads})+`, 'gu');

// Text that was damaged twice also contains characters such as œ, Ÿ, š, ƒ and ˆ. On their own, they prove nothing.
const twiceDamaged = /Ã[¢°\u00a0]/u;
const twiceDamagedRun = new RegExp(`(?:${leads}|Å[\u00a0¡¸½¾’“]|Æ’|Ë[†œ])+`, 'gu');

const suspicious = /\ufffd|ï¿½|[ÂÃ][\u0080-\u00bf]|â€/u;

/** The maximum number of repairs, because text may have been damaged more than once. */
const maxRounds = 3;

export function repairMojibake(text: string): string {
  let damaged = text;
  for (let round = 0; round < maxRounds; round++) {
    const run = twiceDamaged.test(damaged) ? twiceDamagedRun : mojibake;
    const repaired = damaged.replace(run, decodeRun);
    if (repaired === damaged) break;
    damaged = repaired;
  }
  return damaged;
}

/** Whether text is damaged beyond repair. */
export const looksDamaged = (text: string): boolean => suspicious.test(text);

const lostWord = /(?:^|\s)\?{3,}(?=$|[\s.,)])/;

/** Whether some words consist only of question marks, as when Hindi is saved in a Western encoding. */
export const isLost = (text: string): boolean => text.includes('???') && lostWord.test(text);

const scientific = /^[+-]?\d+(?:[.,]\d+E[+-]?|E\+)\d+$/i;

/**
 * Whether a spreadsheet has converted a code to a number such as 8.90123E+12, which loses its last digits. Requires the
 * decimal point or the plus sign, because 2E10 may be a real code.
 */
export const isRoundedNumber = (text: string): boolean => scientific.test(text);

function decodeRun(run: string): string {
  const bytes = Uint8Array.from(run, (character) => byteOf.get(character) ?? character.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return run;
  }
}
