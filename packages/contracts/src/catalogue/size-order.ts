/** Sizes written as letters or words, smallest first. */
const names = [
  'free size',
  'new born',
  'xxs',
  'xs',
  'extra small',
  's',
  'small',
  'm',
  'medium',
  'l',
  'large',
  'xl',
  'extra large',
  'xxl',
  '2xl',
  'xxxl',
  '3xl',
  '4xl',
  '5xl',
  '6xl',
  'single',
  'single bed',
  'double',
  'double bed',
  'queen',
  'queen bed',
  'king',
  'king bed',
];

/** Units that measure the same quantity are in one group. */
const units: Readonly<Record<string, readonly [group: string, factor: number]>> = {
  ml: ['volume', 1],
  l: ['volume', 1000],
  g: ['weight', 1],
  kg: ['weight', 1000],
  mm: ['length', 1],
  cm: ['length', 10],
  inch: ['length', 25.4],
  ft: ['length', 304.8],
  m: ['length', 1000],
  gb: ['storage', 1],
  tb: ['storage', 1000],
};

/** Orders sizes as people expect: S before XL, UK 9 before UK 10, 500 ml before 1 L. */
export function compareSizes(a: string, b: string): number {
  const [first, second] = [readSize(a), readSize(b)];
  return (
    first.group.localeCompare(second.group, 'en') ||
    first.value - second.value ||
    a.localeCompare(b, 'en', { numeric: true })
  );
}

function readSize(size: string): { group: string; value: number } {
  const text = size.trim().toLowerCase();
  const place = names.indexOf(text);
  if (place >= 0) return { group: '', value: place };
  const [, before = '', number = '', unit = ''] = /^([a-z ]*?)\s*(\d+(?:\.\d+)?)\s*([a-z]*)/.exec(text) ?? [];
  if (number === '') return { group: text, value: 0 };
  const [group, factor] = units[unit] ?? [`${before} ${unit}`, 1];
  return { group, value: Number(number) * factor };
}
