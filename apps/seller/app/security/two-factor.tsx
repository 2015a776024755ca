import { useState } from 'react';
import type { RecoveryCodes, TotpEnrolment } from '@postprocure/contracts/accounts/account';
import { Badge } from '@postprocure/ui/badge';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { api } from '../api.ts';
import { DisableStep } from './disable-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { TotpSetup } from './totp-setup.tsx';

type Step =
  | { kind: 'idle' }
  | { kind: 'askToEnable' }
  | { kind: 'askToDisable' }
  | { kind: 'askToRenew' }
  | { kind: 'setUp'; enrolment: TotpEnrolment }
  | { kind: 'showCodes'; codes: RecoveryCodes['codes'] };

interface TwoFactorProps {
  /** Whether an authenticator app is set up. */
  hasApp: boolean;
  /** Whether the user has an app or a passkey, and therefore recovery codes. */
  hasAny: boolean;
  onChange: () => void;
}

export function TwoFactor({ hasApp, hasAny, onChange }: TwoFactorProps) {
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  // Each step replaces the buttons. When a step ends, the first button takes the focus.
  const [hasReturned, setHasReturned] = useState(false);
  const backToIdle = () => {
    setStep({ kind: 'idle' });
    setHasReturned(true);
  };
  const showCodes = ({ codes }: RecoveryCodes) => {
    setStep({ kind: 'showCodes', codes });
    onChange();
  };
  return (
    <Card className="p-6">
      <div className="mb-1 flex flex-wrap items-center gap-3">
        <h2 className="text-lg">Authenticator app</h2>
        <Badge tone={hasApp ? 'success' : 'neutral'}>{hasApp ? 'On' : 'Off'}</Badge>
      </div>
      <p className="mb-5 text-sm text-ink-soft">
        Two-factor login: in addition to your password, you need a six-digit code from an app on your phone to
        log in.
      </p>
      {step.kind === 'idle' && (
        <div className="flex flex-wrap gap-3">
          {!hasApp && (
            <Button size="small" autoFocus={hasReturned} onClick={() => setStep({ kind: 'askToEnable' })}>
              Turn on
            </Button>
          )}
          {hasAny && (
            <Button
              tone="outline"
              size="small"
              autoFocus={hasReturned && hasApp}
              onClick={() => setStep({ kind: 'askToRenew' })}
            >
              New recovery codes
            </Button>
          )}
          {hasApp && (
            <Button tone="outline" size="small" onClick={() => setStep({ kind: 'askToDisable' })}>
              Turn off
            </Button>
          )}
        </div>
      )}
      {step.kind === 'askToEnable' && (
        <PasswordStep
          action="Continue"
          onCancel={backToIdle}
          send={async (request) =>
            setStep({ kind: 'setUp', enrolment: await api('POST /api/account/totp', { body: request }) })
          }
        />
      )}
      {step.kind === 'setUp' && (
        <TotpSetup enrolment={step.enrolment} onCancel={backToIdle} onConfirmed={showCodes} />
      )}
      {step.kind === 'askToRenew' && (
        <PasswordStep
          action="Create new codes"
          onCancel={backToIdle}
          send={async (request) =>
            showCodes(await api('POST /api/account/recovery-codes', { body: request }))
          }
        />
      )}
      {step.kind === 'askToDisable' && (
        <DisableStep
          onCancel={backToIdle}
          onDisabled={() => {
            backToIdle();
            onChange();
          }}
        />
      )}
      {step.kind === 'showCodes' && <RecoveryCodeList codes={step.codes} onDone={backToIdle} />}
    </Card>
  );
}
