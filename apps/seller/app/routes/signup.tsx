import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { signUpRequest } from '@postprocure/contracts/accounts/account';
import { planKeys, type PlanKey } from '@postprocure/contracts/plans/plan';
import { Button } from '@postprocure/ui/button';
import { TextField } from '@postprocure/ui/field';
import { PasswordField } from '@postprocure/ui/password-field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useApiForm } from '../forms/use-api-form.ts';
import { EntryLayout, EntryLink } from '../login/entry-layout.tsx';
import { pageTitle } from '../page-title.ts';
import { readStorefrontUrl } from '../storefront-url.ts';

export default function SignUp() {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <EntryLayout
      title={sentTo === undefined ? 'Open your seller account' : 'Check your email'}
      hint={
        sentTo === undefined
          ? "Try the Starter plan free for 30 days. You don't need a card, and you won't be charged when the trial ends."
          : `We have sent an email to ${sentTo}. Open the link in it to confirm your email address, then log in.`
      }
      footer={
        <>
          <EntryLink to="/login">Log in instead</EntryLink>
          <EntryLink href={readStorefrontUrl()}>Back to the store</EntryLink>
        </>
      }
    >
      <title>{pageTitle('Sign up')}</title>
      {sentTo === undefined ? (
        <SignUpForm onSent={setSentTo} />
      ) : (
        <StatusMessage tone="success">
          The link works for 48 hours. If the email doesn't arrive within a few minutes, check your spam
          folder.
        </StatusMessage>
      )}
    </EntryLayout>
  );
}

const isPlanKey = (value: string | null): value is PlanKey => planKeys.includes(value as PlanKey);

function SignUpForm({ onSent }: { onSent: (email: string) => void }) {
  const [parameters] = useSearchParams();
  const requested = parameters.get('plan');
  const plan = isPlanKey(requested) ? requested : undefined;
  const { field, onSubmit, isPending, error } = useApiForm({
    schema: signUpRequest,
    defaultValues: { name: '', businessName: '', email: '', phone: '', password: '', plan },
    send: async (request) => {
      await api('POST /api/user/signup', { body: request });
      onSent(request.email);
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <TextField label="Your name" autoComplete="name" maxLength={120} {...field('name')} />
      <TextField
        label="Business name"
        autoComplete="organization"
        maxLength={120}
        {...field('businessName')}
      />
      <TextField label="Email" type="email" autoComplete="username" maxLength={254} {...field('email')} />
      <TextField
        label="Mobile number"
        type="tel"
        autoComplete="tel"
        placeholder="+91-98765-43210"
        maxLength={30}
        {...field('phone')}
      />
      <PasswordField
        label="Password"
        hint="At least 10 characters. Three random words are easy to remember."
        autoComplete="new-password"
        maxLength={256}
        {...field('password')}
      />
      <p className="text-sm text-ink-soft">
        By signing up you accept the <Policy path="user-agreement">User Agreement</Policy> and the{' '}
        <Policy path="privacy">Privacy Policy</Policy>.
      </p>
      <Button type="submit" inactive={isPending}>
        {isPending ? 'Signing up...' : 'Start free trial'}
      </Button>
    </form>
  );
}

const Policy = ({ path, children }: { path: string; children: string }) => (
  <a
    href={`${readStorefrontUrl()}/${path}`}
    target="_blank"
    rel="noopener"
    className="text-peacock underline"
  >
    {children}
  </a>
);
