import { expect, test } from 'vitest';
import { classifyFormat, formatCellNumber } from './xlsx-number.ts';

test.each([
  [0, undefined, 'plain'],
  [14, undefined, 'date'],
  [9, undefined, 'percent'],
  [164, 'dd-mmm-yyyy', 'date'],
  [165, '[$₹-4009] #,##0.00', 'plain'],
  [166, '"days" 0', 'plain'],
  [167, '0.0%', 'percent'],
  [168, '[h]:mm', 'date'],
] as const)('format %i %s is %s', (id, code, kind) => expect(classifyFormat(id, code)).toBe(kind));

test.each([
  ['8.1999999999999993', 'plain', '8.2'],
  ['1299.9900000000001', 'plain', '1299.99'],
  ['8901234567890', 'plain', '8901234567890'],
  ['1.5E3', 'plain', '1500'],
  ['999999999999999', 'plain', '999999999999999'],
  ['1234567890123456', 'plain', '1.23456789012346E+15'],
  ['12345678901234567890', 'plain', '1.23456789012346E+19'],
  ['1E+15', 'plain', '1E+15'],
  ['0.18', 'percent', '18%'],
  ['0.28000000000000003', 'percent', '28%'],
  ['45658', 'date', '2025-01-01'],
  ['45658.5', 'date', '2025-01-01 12:00:00'],
] as const)('%s as %s reads %s', (raw, kind, text) => expect(formatCellNumber(raw, kind, false)).toBe(text));

test('dates of the 1904 system', () => expect(formatCellNumber('44196', 'date', true)).toBe('2025-01-01'));
