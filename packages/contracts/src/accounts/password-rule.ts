export const passwordMinLength = 10;
export const passwordMaxLength = 256;

/**
 * The passwords that attackers try first. Digits and punctuation at the start and end are ignored when comparing:
 * `password2026!` is no better than `password`.
 */
const commonStems = new Set(
  `password passw0rd p@ssword p@ssw0rd motdepasse qwertyuiop qwerty qwertz azerty asdfghjkl zxcvbnm qwertyasdf
   qazwsxedc 1qaz2wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4t5 abcdefghij abcdefgh abcdef abcd abc letmein welcome
   iloveyou sunshine princess football baseball superman batman pokemon starwars trustno monkey dragon master
   shadow michael jordan whatever changeme default administrator admin root guest login secret india indian
   bharat hindustan jaihind krishna ganesha ganesh shivaji omsairam sairam mahadev harekrishna jaishriram
   bangalore bengaluru mumbai chennai hyderabad kolkata newdelhi delhi postprocure procure seller merchant
   business company testtest test testing user username computer internet google facebook samsung`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * Describes what is wrong with a new password; null if it is good. `own` contains the user's name, email address and
 * similar words.
 */
export function findPasswordFault(password: string, own: readonly string[] = []): string | null {
  if (password.length < passwordMinLength) return `Use at least ${passwordMinLength} characters.`;
  if (password.length > passwordMaxLength) return `Use at most ${passwordMaxLength} characters.`;
  const plain = password.toLowerCase();
  const stem = plain.replace(/[\d\W_]+$/u, '').replace(/^[\d\W_]+/u, '');
  if (stem === '' && /^[\d\W_]*$/u.test(plain) && new Set(plain).size < 8) return commonText;
  if (isSequence(plain) || commonStems.has(stem) || commonStems.has(plain) || isRepetition(plain)) {
    return commonText;
  }
  const ownWords = own
    .flatMap((value) => [value, value.split('@')[0] ?? ''])
    .map((word) => word.toLowerCase());
  return ownWords.some((word) => word.length >= 4 && (stem === word || plain === word))
    ? 'Choose a password that is not your name or email address.'
    : null;
}

const commonText = 'This password is easy to guess. Choose another one, for example three random words.';

/** A short sequence repeated: `abcabcabcabc`. */
const isRepetition = (password: string): boolean => /^(.{1,5})\1+.{0,4}$/u.test(password);

/** Characters that count up or down: `1234567890`, `abcdefghij`. */
function isSequence(password: string): boolean {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  const regular = steps.filter((step) => Math.abs(step) <= 1).length;
  return regular >= steps.length - 1;
}
