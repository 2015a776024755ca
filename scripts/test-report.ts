import { z } from 'zod';

export interface Tally {
  passed: number;
  failures: Failure[];
}

export interface Failure {
  name: string;
  reason: string;
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).optional(),
        }),
      ),
    }),
  ),
});

const playwrightError = z.object({ message: z.string().optional() });

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ errors: z.array(playwrightError) })),
    }),
  ),
});

const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites(): z.ZodOptional<z.ZodArray<typeof playwrightSuite>> {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  errors: z.array(playwrightError),
});

type PlaywrightSuite = z.infer<typeof playwrightSuite>;

/** Skipped and flaky tests count as failures. */
export function readVitest(report: unknown, exitCode: number): Tally {
  const files = vitestReport.safeParse(report).data?.testResults ?? [];
  const tests = files.flatMap((file) =>
    file.assertionResults.map((test) => ({ ...test, name: `${file.name} › ${test.fullName}` })),
  );
  const failures = tests
    .filter(({ status }) => status !== 'passed')
    .map(({ name, status, failureMessages = [] }) => ({
      name,
      reason: failureMessages.join('\n') || status,
    }));
  const unread = files
    .filter(({ status, assertionResults }) => status !== 'passed' && assertionResults.length === 0)
    .map(({ name, message, status }) => ({ name, reason: message || status }));
  return tally(tests.length - failures.length, [...failures, ...unread], exitCode);
}

export function readPlaywright(report: unknown, exitCode: number): Tally {
  const { suites = [], errors = [] } = playwrightReport.safeParse(report).data ?? {};
  const tests = suites.flatMap(listTests);
  const failures = tests.flatMap(({ failure }) => failure ?? []);
  const outside = errors.map(({ message = '' }) => ({ name: 'outside the tests', reason: message }));
  return tally(tests.length - failures.length, [...failures, ...outside], exitCode);
}

function listTests({ specs, suites = [] }: PlaywrightSuite): { failure: Failure | null }[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status, results }) => {
      const messages = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message));
      const name = `[${projectName}] ${file}:${line} › ${title}`;
      return { failure: status === 'expected' ? null : { name, reason: messages.join('\n') || status } };
    }),
  );
  return [...own, ...suites.flatMap(listTests)];
}

// A run that crashed outside the tests, or that ran no tests, is a failure too.
function tally(passed: number, failures: Failure[], exitCode: number): Tally {
  const broken = failures.length === 0 && (exitCode !== 0 || passed === 0);
  const reason = `ended with code ${exitCode} after ${passed} passed tests`;
  return { passed, failures: broken ? [{ name: 'the run itself', reason }] : failures };
}
