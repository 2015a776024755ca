import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { signUpRequest, type SignUpInput } from '@postprocure/contracts/accounts/account';
import { planKeys, type PlanKey } from '@postprocure/contracts/plans/plan';
import { Button } from '@postprocure/ui/button';
import { TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useApiForm } from '../forms/use-api-form.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { EntryLayout, EntryLink } from '../login/entry-layout.tsx';
import { pageTitle } from '../page-title.ts';
import { readStorefrontUrl } from '../storefront-url.ts';

export default function SignUp() {
  const [sent, setSent] = useState<SignUpInput>();
  const [isCorrecting, setIsCorrecting] = useState(false);
  const asks = sent === undefined || isCorrecting;
  return (
    <EntryLayout
      title={asks ? 'Open your seller account' : 'Check your email'}
      hint={
        asks
          ? "Try the Starter plan free for 30 days. You don't need a card, and you won't be charged when the trial ends."
          : `We have sent an email to ${sent.email}. Open the link in it to confirm your email address and choose a password.`
      }
      footer={
        <>
          <EntryLink to="/login">Log in instead</EntryLink>
          <EntryLink href={readStorefrontUrl()}>Back to the store</EntryLink>
        </>
      }
    >
      <title>{pageTitle('Sign up')}</title>
      {asks ? (
        <SignUpForm
          previous={sent}
          onSent={(request) => {
            setSent(request);
            setIsCorrecting(false);
          }}
        />
      ) : (
        <EmailSent request={sent} onCorrect={() => setIsCorrecting(true)} />
      )}
    </EntryLayout>
  );
}

const isPlanKey = (value: string | null): value is PlanKey => planKeys.includes(value as PlanKey);

function EmailSent({ request, onCorrect }: { request: SignUpInput; onCorrect: () => void }) {
  const [isResent, setIsResent] = useState(false);
  const { mutate, isPending, error } = useMutation(() => setIsResent(true));
  return (
    <div className="grid gap-5">
      <StatusMessage tone="success">
        {isResent
          ? 'We have sent the email again. Only the link in the latest email works.'
          : "The link works for 48 hours. If the email doesn't arrive within a few minutes, check your spam folder."}
      </StatusMessage>
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <div className="flex flex-wrap gap-3">
        <Button
          tone="outline"
          inactive={isPending}
          onClick={() => void mutate(() => api('POST /api/user/signup', { body: request }))}
        >
          {isPending ? 'Sending...' : 'Send the email again'}
        </Button>
        <Button tone="outline" onClick={onCorrect}>
          Correct the email address
        </Button>
      </div>
    </div>
  );
}

interface SignUpFormProps {
  /** What the user entered before, so that they can correct it. */
  previous: SignUpInput | undefined;
  onSent: (request: SignUpInput) => void;
}

function SignUpForm({ previous, onSent }: SignUpFormProps) {
  const [parameters] = useSearchParams();
  const requested = parameters.get('plan');
  const plan = isPlanKey(requested) ? requested : undefined;
  const { field, onSubmit, isPending, error } = useApiForm({
    schema: signUpRequest,
    defaultValues: previous ?? { name: '', businessName: '', email: '', phone: '', plan },
    send: async (request) => {
      await api('POST /api/user/signup', { body: request });
      onSent(request);
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
