import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLost, isRoundedNumber, looksDamaged, repairMojibake } from './damaged-text.ts';

const damage = (text: string) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));

test.each([
  ['â‚¹499', '₹499'],
  ['CafÃ© mug', 'Café mug'],
  ['Menâ€™s kurta â€“ blue', 'Men’s kurta – blue'],
  ['30Â°C, Â®', '30°C, ®'],
  ['Ã¢â€šÂ¹499', '₹499'],
  ['₹ 1 and â‚¹ 2', '₹ 1 and ₹ 2'],
])('repairs %s', (damaged, text) => expect(repairMojibake(damaged)).toBe(text));

test.each(['Café', '“CAFÉ”', 'साड़ी', 'Ångström', 'São Tomé', 'naïve à la carte', '₹499', '👗 dress'])(
  'leaves %s alone',
  (text) => {
    expect(repairMojibake(text)).toBe(text);
    expect(looksDamaged(text)).toBe(false);
  },
);

test('repairs Latin, Indian scripts, signs and emoji that were damaged once or twice', () => {
  const character = fc.constantFrom(...Array.from('abc 123éüñ°®₹’“–…साड़ीதமிழ்বাংলা👗🪔'));
  fc.assert(
    fc.property(fc.array(character, { maxLength: 40 }), (characters) => {
      const text = characters.join('');
      expect(repairMojibake(damage(text))).toBe(text);
      expect(repairMojibake(damage(damage(text)))).toBe(text);
    }),
  );
});

test('detects text beyond repair', () => {
  expect(looksDamaged('Caf\ufffd')).toBe(true);
  expect(looksDamaged('Cafï¿½')).toBe(true);
});

test('detects words that became question marks, but not questions', () => {
  expect(['????? ?????? Silk', 'Silk ?????', '?????, ????'].every(isLost)).toBe(true);
  expect(['Why not???', 'Really? ?? Yes', 'Quiz: who, what & where?'].some(isLost)).toBe(false);
});

test('detects rounded numbers, but not codes that resemble them', () => {
  const rounded = ['8.90123E+12', '8.90123e+12', '8,90123E+12', '8.90123E12', '9E+12', '1.5E-05', '-1.2E+16'];
  expect(rounded.filter((text) => !isRoundedNumber(text))).toEqual([]);
  const codes = [
    '1E5',
    '2E10',
    '1E-05',
    '8901234567890',
    'SE+12',
    '8.9-E+1',
    '1.2E',
    'A1.5E+3',
    '12.50',
    'E+5',
  ];
  expect(codes.filter(isRoundedNumber)).toEqual([]);
});
