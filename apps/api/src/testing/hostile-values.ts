import fc from 'fast-check';
import { z } from 'zod';

/** Random choices that repeat for the same seed. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Returns a number from 0 (inclusive) to 1 (exclusive), using the mulberry32 algorithm. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  isLikely(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const one = list[this.below(list.length)];
    if (one === undefined) throw new Error('Nothing to choose from');
    return one;
  }
}

// oxfmt-ignore
const hostileTexts = [
  '', ' ', '\0', 'a\0b', '\ud800', 'a\udfffb', '\u202e', '\ufeff', '\u0000\u0001\u001f', 'साड़ी', '👗'.repeat(60),
  "'", '"', '\\', '%', '%s%n', "' or 1=1 --", "'; drop table users; --", '$1', '${7*7}', '{{7*7}}', '\r\nx-evil: 1',
  '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', 'javascript:alert(1)', '=cmd|calc!A1', '../../etc/passwd',
  '..%2f..%2f', '/dev/null', 'file:///etc/passwd', 'http://169.254.169.254/', '__proto__', 'constructor', 'toString',
  'hasOwnProperty', 'null', 'undefined', 'NaN', 'true', '-1', '0', '1e309', '9007199254740993', '99999999999999999999',
  '2147483648', '1.5', '0x10', '١٢', '2026-02-30', '0000-00-00T00:00:00Z', '+275760-09-14T00:00:00.000Z', 'a@b', '[]',
  '00000000-0000-0000-0000-000000000000', 'eyJ2IjoxfQ', 'a'.repeat(300), 'x'.repeat(9000), 'é'.repeat(70_000),
];

// oxfmt-ignore
const hostileNumbers = [
  0, -0, -1, 1.5, 0.1 + 0.2, 2 ** 31, -(2 ** 31) - 1, 2 ** 32, 2 ** 53, -(2 ** 53), 1e21, 1e308, -1e308, 5e-324, 10_000_000_000,
];

const hostileObjects: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => [],
  () => ({}),
  () => [[[[[[[[]]]]]]]],
  () => Array.from({ length: 2000 }, (_, index) => index),
  () => ({ length: 1e9 }),
  () => ({ $gt: '' }),
  () => ({ toString: 1, valueOf: 1, toJSON: 1 }),
  () => JSON.parse('{"__proto__":{"isAdmin":true}}') as unknown,
  () => ({ constructor: { prototype: { isAdmin: true } } }),
];

export const pickHostileText = (chance: Chance): string => chance.pick(hostileTexts);

function pickHostileValue(chance: Chance): unknown {
  const kind = chance.below(10);
  if (kind < 5) return pickHostileText(chance);
  return kind < 8 ? chance.pick(hostileNumbers) : chance.pick(hostileObjects)();
}

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema | boolean;
  prefixItems?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  minLength?: number;
  maxLength?: number;
  format?: string;
  pattern?: string;
}

export const describeInput = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema;

/** A value that usually matches the schema, so that most requests reach the code behind the validation. */
export function createValue(chance: Chance, schema: JsonSchema): unknown {
  const [choices] = [schema.anyOf, schema.oneOf].filter((list) => list !== undefined);
  if (choices) return createValue(chance, chance.pick(choices));
  if (schema.allOf) return createValue(chance, Object.assign({}, ...schema.allOf) as JsonSchema);
  if ('const' in schema) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  switch (schema.type) {
    case 'object':
      return createObject(chance, schema);
    case 'array':
      return createArray(chance, schema);
    case 'string':
      return createText(chance, schema);
    case 'integer':
    case 'number':
      return createNumber(chance, schema);
    case 'boolean':
      return chance.isLikely(0.5);
    case 'null':
      return null;
    default:
      return pickHostileValue(chance);
  }
}

function createObject(
  chance: Chance,
  { properties = {}, required = [] }: JsonSchema,
): Record<string, unknown> {
  const entries = Object.entries(properties)
    .filter(([name]) => required.includes(name) || chance.isLikely(0.6))
    .map(([name, schema]) => [name, createValue(chance, schema)] as const);
  return Object.fromEntries(entries);
}

function createArray(chance: Chance, { items, prefixItems, minItems = 0 }: JsonSchema): unknown[] {
  if (prefixItems) return prefixItems.map((schema) => createValue(chance, schema));
  if (typeof items !== 'object') return [];
  return Array.from({ length: minItems + chance.below(3) }, () => createValue(chance, items));
}

const sampleTexts: Record<string, string> = {
  uuid: '0b7f6c1e-4a51-4a0a-9a3c-6f2d8f1f7f10',
  email: 'asha@example.in',
  'date-time': '2026-11-16T10:00:00.000Z',
  date: '2026-11-16',
  uri: 'https://example.in/a',
};

function createText(chance: Chance, { format, pattern, minLength = 0, maxLength = 40 }: JsonSchema): string {
  const sample = format === undefined ? undefined : sampleTexts[format];
  if (sample !== undefined) return sample;
  if (pattern !== undefined) return matchPattern(chance, pattern);
  const length = Math.max(minLength, Math.min(maxLength, 1 + chance.below(30)));
  return 'Sari 1 '.repeat(Math.ceil(length / 7)).slice(0, length);
}

function matchPattern(chance: Chance, pattern: string): string {
  try {
    const seed = chance.below(1_000_000);
    return fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { numRuns: 1, seed })[0] ?? '';
  } catch {
    // Some patterns use features that the generator does not support, such as lookbehinds.
    return '1';
  }
}

function createNumber(chance: Chance, schema: JsonSchema): number {
  const least = Math.max(schema.minimum ?? 0, schema.exclusiveMinimum ?? 0);
  const most = Math.min(schema.maximum ?? 1000, 1_000_000_000);
  const value = chance.isLikely(0.3) ? chance.pick([least, most]) : least + chance.below(50);
  return schema.type === 'integer' ? Math.round(value) : value;
}

/** Replaces, removes or adds something at a random place in a JSON value. */
export function damage(chance: Chance, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || chance.isLikely(0.1)) return pickHostileValue(chance);
  if (Array.isArray(value)) {
    const at = chance.below(value.length + 1);
    return [
      ...(value as unknown[]).slice(0, at),
      damage(chance, value[at]),
      ...(value as unknown[]).slice(at + 1),
    ];
  }
  const entries = Object.entries(value);
  if (entries.length === 0 || chance.isLikely(0.1)) {
    const name = chance.pick([
      '__proto__',
      'constructor',
      'prototype',
      'isAdmin',
      'merchantId',
      'a'.repeat(500),
      '',
    ]);
    return Object.fromEntries([...entries, [name, pickHostileValue(chance)]]);
  }
  const [name] = chance.pick(entries);
  if (chance.isLikely(0.1)) return Object.fromEntries(entries.filter(([other]) => other !== name));
  return Object.fromEntries(
    entries.map(([other, one]) => [other, other === name ? damage(chance, one) : one]),
  );
}
