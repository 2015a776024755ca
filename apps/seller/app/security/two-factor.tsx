import { useState } from 'react';
import type { RecoveryCodes, TotpEnrolment } from '@postprocure/contracts/account';
import { Badge } from '@postprocure/ui/badge';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { securityApi } from '../seller-api.ts';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { TotpSetup } from './totp-setup.tsx';

type Step =
  | { kind: 'rest' }
  | { kind: 'askToEnable' }
  | { kind: 'askToDisable' }
  | { kind: 'askToRenew' }
  | { kind: 'setUp'; enrolment: TotpEnrolment }
  | { kind: 'showCodes'; codes: RecoveryCodes['codes'] };

/** A second proof at login, from an app on the person's phone. */
export function TwoFactor({ enabled, onChange }: { enabled: boolean; onChange: () => void }) {
  const [step, setStep] = useState<Step>({ kind: 'rest' });
  // The steps take the place of the buttons, so the first of those gets the focus back.
  const [hasReturned, setHasReturned] = useState(false);
  const rest = () => {
    setStep({ kind: 'rest' });
    setHasReturned(true);
  };
  const showCodes = ({ codes }: RecoveryCodes) => {
    setStep({ kind: 'showCodes', codes });
    onChange();
  };
  return (
    <Card className="p-6">
      <div className="mb-1 flex flex-wrap items-center gap-3">
        <h2 className="text-lg">Two-factor login</h2>
        <Badge tone={enabled ? 'success' : 'neutral'}>{enabled ? 'On' : 'Off'}</Badge>
      </div>
      <p className="mb-5 text-sm text-ink-soft">
        Besides your password, a login then asks for six digits from an authenticator app on your phone.
      </p>
      {step.kind === 'rest' && (
        <div className="flex flex-wrap gap-3">
          {enabled ? (
            <>
              <Button
                tone="outline"
                size="small"
                autoFocus={hasReturned}
                onClick={() => setStep({ kind: 'askToRenew' })}
              >
                New recovery codes
              </Button>
              <Button tone="outline" size="small" onClick={() => setStep({ kind: 'askToDisable' })}>
                Switch off
              </Button>
            </>
          ) : (
            <Button size="small" autoFocus={hasReturned} onClick={() => setStep({ kind: 'askToEnable' })}>
              Switch on
            </Button>
          )}
        </div>
      )}
      {step.kind === 'askToEnable' && (
        <PasswordStep
          action="Continue"
          onCancel={rest}
          send={async (request) =>
            setStep({ kind: 'setUp', enrolment: await securityApi.enrolTotp(request) })
          }
        />
      )}
      {step.kind === 'setUp' && (
        <TotpSetup enrolment={step.enrolment} onCancel={rest} onConfirmed={showCodes} />
      )}
      {step.kind === 'askToRenew' && (
        <PasswordStep
          action="Make new codes"
          onCancel={rest}
          send={async (request) => showCodes(await securityApi.renewRecoveryCodes(request))}
        />
      )}
      {step.kind === 'askToDisable' && (
        <PasswordStep
          action="Switch off"
          onCancel={rest}
          send={async (request) => {
            await securityApi.disableTwoFactor(request);
            rest();
            onChange();
          }}
        />
      )}
      {step.kind === 'showCodes' && <RecoveryCodeList codes={step.codes} onDone={rest} />}
    </Card>
  );
}
