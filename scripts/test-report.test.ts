import { expect, test } from 'vitest';
import { readPlaywright, readVitest } from './test-report.ts';

const vitest = (...statuses: string[]) => ({
  testResults: [
    {
      name: 'cart.test.ts',
      message: '',
      status: 'passed',
      assertionResults: statuses.map((status, index) => ({
        fullName: `test ${index}`,
        status,
        failureMessages: status === 'failed' ? ['expected 1 to be 2'] : [],
      })),
    },
  ],
});

const playwright = (...statuses: string[]) => ({
  errors: [],
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: statuses.map((status, index) => ({
            title: `journey ${index}`,
            file: 'cart.spec.ts',
            line: 7,
            tests: [
              {
                projectName: 'phone',
                status,
                results: [{ errors: status === 'unexpected' ? [{ message: 'no such button' }] : [] }],
              },
            ],
          })),
        },
      ],
    },
  ],
});

test('counts the tests of a clean run', () => {
  expect(readVitest(vitest('passed', 'passed'), 0)).toEqual({ passed: 2, failures: [] });
  expect(readPlaywright(playwright('expected', 'expected'), 0)).toEqual({ passed: 2, failures: [] });
});

test('reports a failed test with its reason', () => {
  expect(readVitest(vitest('passed', 'failed'), 1)).toEqual({
    passed: 1,
    failures: [{ name: 'cart.test.ts › test 1', reason: 'expected 1 to be 2' }],
  });
  expect(readPlaywright(playwright('unexpected', 'expected'), 1)).toEqual({
    passed: 1,
    failures: [{ name: '[phone] cart.spec.ts:7 › journey 0', reason: 'no such button' }],
  });
});

test('counts skipped and flaky tests as failures', () => {
  expect(readVitest(vitest('passed', 'pending', 'todo'), 0)).toMatchObject({
    passed: 1,
    failures: [{ reason: 'pending' }, { reason: 'todo' }],
  });
  expect(readPlaywright(playwright('expected', 'flaky', 'skipped'), 0)).toMatchObject({
    passed: 1,
    failures: [{ reason: 'flaky' }, { reason: 'skipped' }],
  });
});

test('counts unreadable test files and errors outside the tests as failures', () => {
  const unread = { name: 'cart.test.ts', message: 'no such module', status: 'failed', assertionResults: [] };
  expect(readVitest({ testResults: [...vitest('passed').testResults, unread] }, 1)).toEqual({
    passed: 1,
    failures: [{ name: 'cart.test.ts', reason: 'no such module' }],
  });
  expect(readPlaywright({ ...playwright('expected'), errors: [{ message: 'no server' }] }, 1)).toMatchObject({
    passed: 1,
    failures: [{ reason: 'no server' }],
  });
});

test('counts a run without a report, without tests or with an error exit code as a failure', () => {
  const broken = (code: number, passed: number) => ({
    passed,
    failures: [{ name: 'the run itself', reason: `ended with code ${code} after ${passed} passed tests` }],
  });
  expect(readVitest(null, 1)).toEqual(broken(1, 0));
  expect(readVitest(vitest(), 0)).toEqual(broken(0, 0));
  expect(readPlaywright(playwright('expected'), 1)).toEqual(broken(1, 1));
});
