import { useState } from 'react';
import { passwordRequest } from '@postprocure/contracts/account';
import type { PrivacyState } from '@postprocure/contracts/privacy';
import { formatCount } from '@postprocure/money/format-count';
import { Button } from '@postprocure/ui/button';
import { PasswordField } from '@postprocure/ui/password-field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useAct } from '../forms/use-act.ts';
import { useApiForm } from '../forms/use-api-form.ts';
import { formatDay } from '../format-moment.ts';
import { profileApi } from '../seller-api.ts';

interface EraseAccountProps {
  privacy: Pick<PrivacyState, 'erasure' | 'closesMerchant' | 'membersLosingAccess'>;
  onChange: () => void;
}

export function EraseAccount({ privacy, onChange }: EraseAccountProps) {
  const { erasure, closesMerchant, membersLosingAccess } = privacy;
  const [wants, setWants] = useState<boolean>();
  const { act, acting, failure } = useAct(onChange);
  if (erasure) {
    return (
      <div className="grid justify-items-start gap-4">
        <StatusMessage tone="error">
          Your account will be erased on {formatDay(erasure.dueAt)}. Until then you can change your mind.
          {closesMerchant && ` Your business is closed with it. ${describeLosses(membersLosingAccess)}`}
        </StatusMessage>
        {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
        <Button size="small" inactive={acting} onClick={() => void act(() => profileApi.keepAccount())}>
          Keep my account
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 text-sm sm:grid-cols-2">
        <div>
          <h3 className="mb-2 text-base">What is erased</h3>
          <ul className="list-disc space-y-1 pl-5">
            <li>Your name, addresses, phone, photo, password, sessions and notifications</li>
            <li>Our e-mails to you</li>
            {closesMerchant && (
              <li>
                Your whole business account, because no other owner stays: tax and bank data, brand, products,
                prices and the access of your team
              </li>
            )}
          </ul>
        </div>
        <div>
          <h3 className="mb-2 text-base">What the law makes us keep</h3>
          <ul className="list-disc space-y-1 pl-5">
            <li>
              Tax invoices and the figures on them, for 72 months from the due date of the annual return.
              There are none if you have never ordered.
            </li>
            <li>Which agreements were accepted and when, without your name</li>
            <li>The security log, without your name</li>
          </ul>
        </div>
      </div>
      {wants ? (
        <EraseForm
          closesMerchant={closesMerchant}
          membersLosingAccess={membersLosingAccess}
          onRequested={() => {
            setWants(undefined);
            onChange();
          }}
          onCancel={() => setWants(false)}
        />
      ) : (
        <Button
          tone="outline"
          size="small"
          className="justify-self-start"
          autoFocus={wants === false}
          onClick={() => setWants(true)}
        >
          Erase my account
        </Button>
      )}
    </div>
  );
}

const describeLosses = (members: number): string => {
  if (members === 0) return 'Nobody else is in your team.';
  return members === 1
    ? '1 other member of your team loses access.'
    : `${formatCount(members)} other members of your team lose access.`;
};

interface EraseFormProps extends Pick<PrivacyState, 'closesMerchant' | 'membersLosingAccess'> {
  onRequested: () => void;
  onCancel: () => void;
}

function EraseForm({ closesMerchant, membersLosingAccess, onRequested, onCancel }: EraseFormProps) {
  const { field, onSubmit, submitting, failure } = useApiForm({
    schema: passwordRequest,
    defaultValues: { password: '' },
    send: async ({ password }) => {
      await profileApi.requestErasure(password);
      onRequested();
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-md gap-5">
      {closesMerchant && (
        <StatusMessage>
          Your business is closed with your account. <strong>{describeLosses(membersLosingAccess)}</strong>
          {membersLosingAccess > 0 &&
            ' We tell them today, with the date. To keep the business open, make one of them an owner first.'}
        </StatusMessage>
      )}
      {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
      <PasswordField
        label="Your password"
        hint="We wait for 7 days, during which you can change your mind. Afterwards it cannot be undone."
        autoComplete="current-password"
        autoFocus
        maxLength={256}
        {...field('password')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" inactive={submitting}>
          {submitting ? 'Sending...' : 'Erase my account in 7 days'}
        </Button>
        <Button tone="outline" size="small" onClick={onCancel}>
          Keep it
        </Button>
      </div>
    </form>
  );
}
