import type { LedgerCheck } from '@postprocure/contracts/ledger/desk-ledger';
import { formatCount } from '@postprocure/money/format-count';
import { Badge } from '@postprocure/ui/badge';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { EmptyState } from '@postprocure/ui/empty-state';
import { Icon } from '@postprocure/ui/icon';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/ledger';
import { api } from '../../../api.ts';
import { useOutcome } from '../../../desk/money/use-outcome.tsx';
import { WhoMay } from '../../../desk/money/who-may.tsx';
import { useMutation } from '../../../forms/use-mutation.ts';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { pageTitle } from '../../../page-title.ts';
import { can, useSession } from '../../../session/session-context.ts';

export const clientLoader = async () => ({ checks: (await api('GET /api/desk/ledger-checks')).checks });

export default function LedgerChecks({ loaderData: { checks } }: Route.ComponentProps) {
  const { report, message } = useOutcome();
  const { mutate, isPending, error } = useMutation();
  const canRun = can(useSession(), 'money.propose');
  const run = () =>
    mutate(async () => {
      const violations = countViolations(await api('POST /api/desk/ledger-checks'));
      report(violations === 0 ? 'Every check passed.' : `${describeCount(violations)} found.`);
    });
  const [latest, ...earlier] = checks;
  return (
    <>
      <title>{pageTitle('Ledger checks')}</title>
      <p className="mb-6 max-w-3xl text-ink-soft">
        Rules that must hold for every paisa in the ledger. They are checked every night; staff are alerted if
        one is violated.
      </p>
      {message}
      {error && (
        <div className="mb-6">
          <StatusMessage tone="error">{error}</StatusMessage>
        </div>
      )}
      <div className="mb-6">
        {canRun ? (
          <Button tone="secondary" size="small" inactive={isPending} onClick={() => void run()}>
            {isPending ? 'Checking...' : 'Check now'}
          </Button>
        ) : (
          <WhoMay action="run the checks" permission="money.propose" />
        )}
      </div>
      {latest ? (
        <div className="grid gap-6">
          <CheckCard check={latest} />
          {earlier.length > 0 && <EarlierChecks checks={earlier} />}
        </div>
      ) : (
        <EmptyState icon="shield">The ledger has not been checked yet.</EmptyState>
      )}
    </>
  );
}

const countViolations = ({ results }: LedgerCheck): number =>
  results.reduce((sum, { violations }) => sum + violations.length, 0);

const describeCount = (violations: number): string =>
  violations === 1 ? '1 violation' : `${formatCount(violations)} violations`;

const CheckCard = ({ check }: { check: LedgerCheck }) => (
  <Card className="p-5 text-sm">
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1">
      <h2 className="text-base">{formatDateTime(check.checkedAt)}</h2>
      <CheckBadge check={check} />
      <p className="text-xs text-ink-soft sm:ml-auto">Took {formatCount(check.durationMs)} ms</p>
    </div>
    <ul className="grid gap-2">
      {check.results.map(({ name, violations }) => (
        <li key={name} className="flex items-start gap-3">
          <Icon
            name={violations.length === 0 ? 'check' : 'close'}
            className={`mt-0.5 size-4 shrink-0 ${violations.length === 0 ? 'text-leaf' : 'text-kumkum'}`}
          />
          <div className="min-w-0">
            <p>
              {name}
              <span className="sr-only">{violations.length === 0 ? ', passed' : ', violated'}</span>
            </p>
            {violations.map((violation) => (
              <p key={violation} className="wrap-anywhere text-kumkum">
                {violation}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  </Card>
);

function CheckBadge({ check }: { check: LedgerCheck }) {
  const violations = countViolations(check);
  return violations === 0 ? (
    <Badge tone="success">All passed</Badge>
  ) : (
    <Badge tone="saving">{describeCount(violations)}</Badge>
  );
}

const EarlierChecks = ({ checks }: { checks: readonly LedgerCheck[] }) => (
  <section className="grid gap-3">
    <h2 className="text-lg">Earlier checks</h2>
    <Card>
      <ul className="divide-y divide-line">
        {checks.map((check) => (
          <li key={check.checkedAt} className="flex flex-wrap items-center gap-4 px-5 py-3 text-sm">
            <time dateTime={check.checkedAt}>{formatDateTime(check.checkedAt)}</time>
            <CheckBadge check={check} />
          </li>
        ))}
      </ul>
    </Card>
  </section>
);
