import { createHash } from 'node:crypto';
import { ImportError } from './import-error.ts';

/** How a SKU is derived from the cells of the column that is mapped to it. */
export type SkuRule = { kind: 'hash' } | { kind: 'pattern'; pattern: string };

/**
 * How many characters a pattern is applied to. Patterns can be slow on a long text, and no URL or code is longer than
 * this.
 */
const searchedLength = 2000;
const hashDigits = 20;

/** Returns undefined if the cells do not match the pattern. Without a rule, the cells are joined. */
export function deriveSku(parts: readonly string[], rule: SkuRule | undefined): string | undefined {
  const given = parts.filter((part) => part !== '');
  if (given.length === 0) return '';
  switch (rule?.kind) {
    case 'hash':
      return hashParts(parts);
    case 'pattern': {
      const match = new RegExp(rule.pattern, 'u').exec(given.join('-').slice(0, searchedLength));
      return match === null ? undefined : (match[1] ?? match[0]).trim();
    }
    case undefined:
      return given.join('-');
  }
}

/** The prefix keeps spreadsheets from reading a hash such as 12345E67 as a number. */
function hashParts(parts: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return `H-${hash.slice(0, hashDigits).toUpperCase()}`;
}

export function readSkuRule(hash: boolean | undefined, pattern: string | undefined): SkuRule | undefined {
  if (hash && pattern !== undefined) throw new ImportError('Use either --sku-hash or --sku-pattern.');
  if (hash) return { kind: 'hash' };
  if (pattern === undefined) return undefined;
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    throw new ImportError(`--sku-pattern ${pattern}: this is not a regular expression.`, { cause: error });
  }
  return { kind: 'pattern', pattern };
}
