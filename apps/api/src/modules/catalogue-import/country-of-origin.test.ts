import { expect, test } from 'vitest';
import { countryAliases, countryCodes } from './country-codes.ts';
import { parseCountry } from './country-of-origin.ts';

test.each([
  ['India', 'IN', 'in', 'IND', 'INDIA', 'Bharat', 'Hindustan', 'भारत', 'Republic of India', 'India (IN)'],
  [
    'India',
    'Made in India',
    'MADE IN INDIA.',
    'Made-in-India',
    'Product of India',
    'Country of origin: India',
  ],
  [
    'United States',
    'US',
    'USA',
    'U.S.',
    'U.S.A.',
    'u. s. a.',
    'United States of America',
    'the United States',
  ],
  ['United States', 'America', 'United States of America (the)', 'Made in the USA', 'United States (US)'],
  ['United Kingdom', 'UK', 'U.K.', 'GB', 'GBR', 'Great Britain', 'Britain', 'England', 'Scotland'],
  ['China', 'CN', 'CHN', 'PRC', 'P.R.C.', 'China (Mainland)', 'Mainland China', 'P.R. China', 'P. R. China'],
  ['China', "People's Republic of China", 'China, People’s Republic of', 'चीन'],
  ['Taiwan', 'TW', 'TWN', 'Taiwan, Province of China', 'Republic of China', 'Taiwan (ROC)'],
  ['Turkey', 'TR', 'TUR', 'Türkiye', 'Turkiye', 'TÜRKİYE'],
  ['Vietnam', 'VN', 'Viet Nam', 'VIETNAM'],
  ['United Arab Emirates', 'UAE', 'U.A.E.', 'AE', 'Emirates', 'United Arab Emirates (the)'],
  ['South Korea', 'KR', 'KOR', 'Korea', 'Korea, Republic of', 'Republic of Korea', 'Korea (South)'],
  ['North Korea', 'KP', "Korea, Democratic People's Republic of", 'Korea (North)', 'DPRK'],
  ['Hong Kong', 'HK', 'HKG', 'Hong Kong SAR China', 'Hong Kong, China'],
  ['Myanmar', 'MM', 'Burma', 'Myanmar (Burma)'],
  ['Czechia', 'Czech Republic', 'CZE'],
  ['Netherlands', 'NL', 'The Netherlands', 'Holland', 'Netherlands (the)'],
  ['Russia', 'Russian Federation', 'RUS'],
  ['Bosnia & Herzegovina', 'Bosnia and Herzegovina', 'BIH'],
  ['Côte d’Ivoire', "Cote d'Ivoire", 'Ivory Coast'],
  ['St. Lucia', 'Saint Lucia', 'LCA'],
  ['Congo - Kinshasa', 'DRC', 'Congo, Democratic Republic of the', 'COD'],
])('%s has one spelling', (country, ...spellings) => {
  expect([country, ...spellings].filter((text) => !isRead(text, country))).toEqual([]);
});

const isRead = (text: string, country: string): boolean => {
  const parsed = parseCountry(text);
  return 'value' in parsed && parsed.value === country;
};

test.each([
  ['asdf', '123', 'ZZ', 'XX', 'EU', 'European Union', 'UN', 'QO', 'AN', 'XA', 'World', 'Imported', '.', '()'],
  ['Congo', 'China (Taiwan)', 'India / China', 'India, China', 'Made in', 'the', 'x'.repeat(100_000)],
])('rejects unknown and ambiguous names: %s …', (...texts) => {
  const reason = 'is not a known country: use its English name or two-letter code';
  expect(texts.map(parseCountry)).toEqual(texts.map(() => ({ reason })));
});

test('knows every code and spelling, and none means two countries', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  const countries = countryCodes.map(({ alpha2, alpha3 }) => {
    const spellings = [alpha2, alpha3, names.of(alpha2) ?? '', ...(countryAliases[alpha2] ?? [])];
    return new Set(spellings.map((text) => JSON.stringify(parseCountry(text))));
  });
  expect(countries.filter(({ size }) => size !== 1)).toEqual([]);
  expect(new Set(countries.flatMap((spellings) => [...spellings])).size).toBe(250);
});
