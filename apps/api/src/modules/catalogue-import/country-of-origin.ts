import { countryAliases, countryCodes, shopNames } from './country-codes.ts';
import type { Parsed } from './field-values.ts';

const maxLength = 100;
const reason = 'is not a known country: use its English name or two-letter code';

/** One spelling per country, so that the origin filter does not list 'india', 'IN' and 'India' separately. */
export function parseCountry(text: string): Parsed<string> {
  const country = text.length > maxLength ? undefined : findCountry(text);
  return country === undefined ? { reason } : { value: country };
}

const lead = /^(?:(?:made|manufactured|produced)[\s-]+in\b|(?:product|country) of\b|origin\b)[\s:-]*/i;
const bracketed = /^([^()]+)\(([^()]+)\)$/;

/** Text in brackets must mean the same country: 'India (IN)' is India, but 'China (Taiwan)' is ambiguous. */
function findCountry(text: string): string | undefined {
  const name = text.replace(lead, '').replace(lead, '');
  const known = countriesByKey.get(toKey(name));
  const [, outside, inside] = bracketed.exec(name.trim()) ?? [];
  if (known !== undefined || outside === undefined || inside === undefined) return known;
  const country = countriesByKey.get(toKey(outside));
  return country === countriesByKey.get(toKey(inside)) ? country : undefined;
}

/** Normalizes a name for comparison: ignores case, accents, punctuation, spaces and the article. */
const toKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/\bst\b/g, 'saint')
    .replace(/\bthe\b/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const countriesByKey = listSpellings();

function listSpellings(): Map<string, string> {
  const [english, hindi] = ['en', 'hi'].map(
    (language) => new Intl.DisplayNames([language], { type: 'region' }),
  );
  const spellings = new Map<string, string>();
  for (const { alpha2, alpha3 } of countryCodes) {
    const official = english?.of(alpha2) ?? alpha2;
    const name = shopNames[alpha2] ?? official;
    const others = [official, hindi?.of(alpha2) ?? '', alpha2, alpha3, ...(countryAliases[alpha2] ?? [])];
    for (const spelling of [name, ...others]) spellings.set(toKey(spelling), name);
  }
  return spellings;
}
