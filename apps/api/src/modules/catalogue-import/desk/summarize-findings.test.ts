import { expect, test } from 'vitest';
import type { Finding } from '../product-row.ts';
import { createFindingCounter } from './summarize-findings.ts';

const finding = (line: number, kind: Finding['kind'], reason: string): Finding => ({
  line,
  kind,
  sku: `SKU-${line}`,
  reason,
  value: '',
});

test('rows with the same problem are counted together, the most frequent first', async () => {
  const counter = createFindingCounter();
  const pages = (async function* () {
    yield await Promise.resolve([
      finding(2, 'refused', 'sp is empty'),
      finding(3, 'replaced', 'replaced by line 9, which has the same sku'),
      finding(4, 'replaced', 'replaced by line 12, which has the same sku'),
    ]);
    yield [finding(5, 'warning', 'sp is empty')];
  })();
  const written: Finding[] = [];
  for await (const page of counter.watch(pages)) written.push(...page);
  expect(written).toHaveLength(4);
  const { reasons, findings } = counter.summarize();
  expect(reasons).toEqual([
    { kind: 'replaced', reason: 'replaced by a later row with the same sku', count: 2 },
    { kind: 'refused', reason: 'sp is empty', count: 1 },
    { kind: 'warning', reason: 'sp is empty', count: 1 },
  ]);
  expect(findings.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
});
