import { useState } from 'react';
import { passwordRequest } from '@postprocure/contracts/accounts/account';
import type { PrivacyState } from '@postprocure/contracts/privacy/privacy';
import { formatCount } from '@postprocure/money/format-count';
import { Button } from '@postprocure/ui/button';
import { PasswordField } from '@postprocure/ui/password-field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useApiForm } from '../forms/use-api-form.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { formatDate } from '@postprocure/contracts/indian-date';

interface EraseAccountProps {
  privacy: Pick<PrivacyState, 'erasure' | 'closesMerchant' | 'membersLosingAccess'>;
  onChange: () => void;
}

export function EraseAccount({ privacy, onChange }: EraseAccountProps) {
  const { erasure, closesMerchant, membersLosingAccess } = privacy;
  const [isConfirming, setConfirming] = useState<boolean>();
  const { mutate, isPending, error } = useMutation(onChange);
  if (erasure) {
    return (
      <div className="grid justify-items-start gap-4">
        <StatusMessage tone="error">
          Your account will be erased on {formatDate(erasure.dueAt)}. Until then, you can change your mind.
          {closesMerchant &&
            ` Your business account will be closed too. ${describeLosses(membersLosingAccess)}`}
        </StatusMessage>
        {error && <StatusMessage tone="error">{error}</StatusMessage>}
        <Button
          size="small"
          inactive={isPending}
          onClick={() => void mutate(() => api('DELETE /api/account/erasure'))}
        >
          Keep my account
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 text-sm sm:grid-cols-2">
        <div>
          <h3 className="mb-2 text-base">What we erase</h3>
          <ul className="list-disc space-y-1 pl-5">
            <li>
              Your name, email and postal addresses, phone number, photo, password, sessions and notifications
            </li>
            <li>Emails we sent you</li>
            {closesMerchant && (
              <li>
                Your whole business account, because there is no other owner: tax and bank details, brand,
                products, prices and your team's access
              </li>
            )}
          </ul>
        </div>
        <div>
          <h3 className="mb-2 text-base">What the law requires us to keep</h3>
          <ul className="list-disc space-y-1 pl-5">
            <li>
              Tax invoices and the figures on them, for 72 months from the due date of the annual return.
              There are none if you have never ordered.
            </li>
            <li>Which agreements were accepted and when, without your name</li>
            <li>The audit log, without your name</li>
          </ul>
        </div>
      </div>
      {isConfirming ? (
        <EraseForm
          closesMerchant={closesMerchant}
          membersLosingAccess={membersLosingAccess}
          onRequested={() => {
            setConfirming(undefined);
            onChange();
          }}
          onCancel={() => setConfirming(false)}
        />
      ) : (
        <Button
          tone="outline"
          size="small"
          className="justify-self-start"
          autoFocus={isConfirming === false}
          onClick={() => setConfirming(true)}
        >
          Erase my account
        </Button>
      )}
    </div>
  );
}

const describeLosses = (members: number): string => {
  if (members === 0) return 'There are no other members in your team.';
  return members === 1
    ? '1 other member of your team will lose access.'
    : `${formatCount(members)} other members of your team will lose access.`;
};

interface EraseFormProps extends Pick<PrivacyState, 'closesMerchant' | 'membersLosingAccess'> {
  onRequested: () => void;
  onCancel: () => void;
}

function EraseForm({ closesMerchant, membersLosingAccess, onRequested, onCancel }: EraseFormProps) {
  const { field, onSubmit, isPending, error } = useApiForm({
    schema: passwordRequest,
    defaultValues: { password: '' },
    send: async (request) => {
      await api('POST /api/account/erasure', { body: request });
      onRequested();
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-md gap-5">
      {closesMerchant && (
        <StatusMessage>
          Your business account will be closed together with your own account.{' '}
          <strong>{describeLosses(membersLosingAccess)}</strong>
          {membersLosingAccess > 0 &&
            " We'll tell them today. To keep it open, make one of them an owner first."}
        </StatusMessage>
      )}
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <PasswordField
        label="Your password"
        hint="You have 7 days to change your mind. After that, this can't be undone."
        autoComplete="current-password"
        autoFocus
        maxLength={256}
        {...field('password')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" inactive={isPending}>
          {isPending ? 'Sending...' : 'Erase my account in 7 days'}
        </Button>
        <Button tone="outline" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
