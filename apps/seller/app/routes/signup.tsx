import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { signUpRequest, type SignUpInput } from '@postprocure/contracts/accounts/account';
import type { SignUpIntent } from '@postprocure/contracts/accounts/sign-up-intent';
import { planKeys, type PlanKey } from '@postprocure/contracts/plans/plan';
import { Button } from '@postprocure/ui/button';
import { TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useApiForm } from '../forms/use-api-form.ts';
import { useMutation } from '../forms/use-mutation.ts';
import type { Route } from './+types/signup';
import { BackToStore } from '../login/back-to-store.tsx';
import { EntryLayout, EntryLink } from '../login/entry-layout.tsx';
import { loadIntent, readIntent, writeEntrySearch, type LoginIntent } from '../login/login-intent.ts';
import { pageTitle } from '../page-title.ts';
import { readStorefrontUrl } from '../storefront-url.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams: parameters } = new URL(request.url);
  return { intent: await loadIntent(readIntent(parameters)), parameters };
}

export default function SignUp({ loaderData: { intent, parameters } }: Route.ComponentProps) {
  const [sent, setSent] = useState<SignUpInput>();
  const [isCorrecting, setIsCorrecting] = useState(false);
  const asks = sent === undefined || isCorrecting;
  return (
    <EntryLayout
      {...(asks ? describeSignUp(intent) : describeEmail(sent.email, intent))}
      footer={
        <>
          <EntryLink to={`/login${writeEntrySearch(parameters)}`}>Log in instead</EntryLink>
          <BackToStore intent={intent} />
        </>
      }
    >
      <title>{pageTitle('Sign up')}</title>
      {asks ? (
        <SignUpForm
          previous={sent}
          intent={readIntent(parameters)}
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

const trial =
  "Try the Starter plan free for 30 days. You don't need a card, and you won't be charged when the trial ends.";

function describeSignUp(intent: LoginIntent | null): { title: string; hint: string } {
  switch (intent?.kind) {
    case 'subscribe':
      return { title: `Open an account to subscribe to ${intent.title}`, hint: trial };
    case 'cart':
      return { title: 'Open an account to order what is in your cart', hint: trial };
    case undefined:
      return { title: 'Open your seller account', hint: trial };
  }
}

function describeEmail(email: string, intent: LoginIntent | null): { title: string; hint: string } {
  const hint = `We have sent an email to ${email}. Open the link in it to confirm your email address and choose a password.`;
  switch (intent?.kind) {
    case 'subscribe':
      return { title: 'Check your email', hint: `${hint} You will then be subscribed to ${intent.title}.` };
    case 'cart':
      return { title: 'Check your email', hint: `${hint} You will then return to your cart.` };
    case undefined:
      return { title: 'Check your email', hint };
  }
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
  intent: SignUpIntent | null;
  onSent: (request: SignUpInput) => void;
}

function SignUpForm({ previous, intent, onSent }: SignUpFormProps) {
  const [parameters] = useSearchParams();
  const requested = parameters.get('plan');
  const plan = isPlanKey(requested) ? requested : undefined;
  const { field, onSubmit, isPending, error } = useApiForm({
    schema: signUpRequest,
    defaultValues: previous ?? {
      name: '',
      businessName: '',
      email: '',
      phone: '',
      plan,
      intent: intent ?? undefined,
    },
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
