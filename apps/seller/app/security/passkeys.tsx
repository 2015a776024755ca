import { useState } from 'react';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import type { Passkey } from '@postprocure/contracts/accounts/passkey';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { supportsPasskeys } from '../login/passkeys.ts';
import { AddPasskey } from './add-passkey.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

type Step =
  | { kind: 'idle' }
  | { kind: 'add' }
  | { kind: 'rename'; id: string }
  | { kind: 'remove'; id: string }
  | { kind: 'showCodes'; codes: string[] };

export function Passkeys({ passkeys, onChange }: { passkeys: readonly Passkey[]; onChange: () => void }) {
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  // The steps replace the buttons; afterwards the button for a new passkey gets the focus.
  const [hasReturned, setHasReturned] = useState(false);
  const backToIdle = () => {
    setStep({ kind: 'idle' });
    setHasReturned(true);
  };
  const finish = () => {
    backToIdle();
    onChange();
  };
  return (
    <Card className="p-6">
      <h2 className="text-lg">Passkeys</h2>
      <p className="mt-1 mb-5 text-sm text-ink-soft">
        Log in with the fingerprint, face or PIN of your phone or computer instead of your password. If you
        use your password, a passkey can replace the code from your app.
      </p>
      {passkeys.length > 0 && (
        <ul className="mb-5 divide-y divide-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="grid gap-4 py-3 first:pt-0">
              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
                <div className="min-w-0">
                  <p className="font-semibold break-words">{passkey.name}</p>
                  <p className="text-sm text-ink-soft">
                    Added on {formatDateTime(passkey.createdAt)},{' '}
                    {passkey.lastUsedAt
                      ? `last used on ${formatDateTime(passkey.lastUsedAt)}`
                      : 'not used yet'}
                  </p>
                </div>
                {step.kind === 'idle' && (
                  <div className="flex flex-wrap gap-3">
                    <Button
                      tone="outline"
                      size="small"
                      aria-label={`Rename ${passkey.name}`}
                      onClick={() => setStep({ kind: 'rename', id: passkey.id })}
                    >
                      Rename
                    </Button>
                    <Button
                      tone="outline"
                      size="small"
                      aria-label={`Remove ${passkey.name}`}
                      onClick={() => setStep({ kind: 'remove', id: passkey.id })}
                    >
                      Remove
                    </Button>
                  </div>
                )}
              </div>
              {step.kind === 'rename' && step.id === passkey.id && (
                <RenamePasskey passkey={passkey} onDone={finish} onCancel={backToIdle} />
              )}
              {step.kind === 'remove' && step.id === passkey.id && (
                <RemovePasskey passkey={passkey} onDone={finish} onCancel={backToIdle} />
              )}
            </li>
          ))}
        </ul>
      )}
      {step.kind === 'idle' &&
        (supportsPasskeys() ? (
          <Button size="small" autoFocus={hasReturned} onClick={() => setStep({ kind: 'add' })}>
            Add a passkey
          </Button>
        ) : (
          <p className="text-sm">
            Your browser can’t use passkeys on this page. They need an up-to-date browser and a web address
            with a domain name, not an IP address.
          </p>
        ))}
      {step.kind === 'add' && (
        <AddPasskey
          defaultName={`Passkey ${passkeys.length + 1}`}
          onCancel={backToIdle}
          onAdded={(codes) => {
            if (codes.length > 0) setStep({ kind: 'showCodes', codes });
            else backToIdle();
            onChange();
          }}
        />
      )}
      {step.kind === 'showCodes' && <RecoveryCodeList codes={step.codes} onDone={backToIdle} />}
    </Card>
  );
}
