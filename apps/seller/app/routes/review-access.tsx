import { useState } from 'react';
import { redirect, useNavigate } from 'react-router';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import type { AccessReviewResult } from '@postprocure/contracts/team/access-review';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { CheckboxField } from '@postprocure/ui/checkbox-field';
import { Container } from '@postprocure/ui/container';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/review-access';
import { api } from '../api.ts';
import { BrandMark } from '../brand-mark.tsx';
import { useMutation } from '../forms/use-mutation.ts';
import { pageTitle } from '../page-title.ts';
import { takeReturnPath } from '../session/login-redirect.ts';
import { ReviewedTeam } from '../team/reviewed-team.tsx';

export async function clientLoader() {
  const review = await api('GET /api/account/access-review');
  // oxlint-disable-next-line typescript/only-throw-error -- redirects are thrown
  if (!review) throw redirect('/');
  return review;
}

/** Opens after the first login with a password that was reset by email. */
export default function ReviewAccess({ loaderData }: Route.ComponentProps) {
  const { since, endedSessions, passkeys, merchants } = loaderData;
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<AccessReviewResult>({ members: [], invitations: [], passkeys: [] });
  const { mutate, isPending, error } = useMutation(() => void navigate(takeReturnPath(), { replace: true }));
  const count = chosen.members.length + chosen.invitations.length + chosen.passkeys.length;
  const finish = () => void mutate(() => api('POST /api/account/access-review', { body: chosen }));
  return (
    <div className="min-h-dvh">
      <title>{pageTitle('Check who has access')}</title>
      <header className="on-dark bg-aubergine py-4 text-on-dark">
        <Container>
          <BrandMark />
        </Container>
      </header>
      <main id="page" tabIndex={-1} className="py-10 outline-none">
        <Container className="grid gap-6">
          <div className="max-w-2xl">
            <h1 className="text-2xl">Check who has access</h1>
            <p className="mt-2 text-ink-soft">
              Your password was reset on {formatDateTime(since)}. If somebody else knew the old one, they may
              have given other people access. Select everyone you don’t recognise.
            </p>
          </div>
          {merchants.map((merchant) => (
            <ReviewedTeam key={merchant.id} merchant={merchant} chosen={chosen} onChoose={setChosen} />
          ))}
          {passkeys.length > 0 && (
            <Card className="p-6">
              <h2 className="text-lg">Your passkeys</h2>
              <p className="mt-1 mb-4 text-sm text-ink-soft">
                Whoever has one of these devices can log in to your account without a password.
              </p>
              <ul className="divide-y divide-line">
                {passkeys.map(({ id, name, createdAt }) => (
                  <li key={id} className="py-2">
                    <CheckboxField
                      label={
                        <>
                          <span className="font-semibold">Remove {name}</span>
                          <span className="block text-ink-soft">Added on {formatDateTime(createdAt)}</span>
                        </>
                      }
                      onChange={({ currentTarget: { checked } }) =>
                        setChosen({
                          ...chosen,
                          passkeys: [
                            ...chosen.passkeys.filter((one) => one !== id),
                            ...(checked ? [id] : []),
                          ],
                        })
                      }
                    />
                  </li>
                ))}
              </ul>
            </Card>
          )}
          <Card className="p-6">
            <h2 className="text-lg">Devices that were logged in</h2>
            <p className="mt-1 mb-4 text-sm text-ink-soft">The reset logged all of them out.</p>
            {endedSessions.length === 0 ? (
              <p className="text-sm">None.</p>
            ) : (
              <ul className="divide-y divide-line">
                {endedSessions.map(({ id, device, network, createdAt, lastSeenAt }) => (
                  <li key={id} className="py-3 first:pt-0 last:pb-0">
                    <p className="font-semibold">{device}</p>
                    <p className="text-sm text-ink-soft">
                      Since {formatDateTime(createdAt)}, last active {formatDateTime(lastSeenAt)}
                      {network && `, network ${network}`}
                    </p>
                  </li>
                ))}
              </ul>
            )}
          </Card>
          {error && <StatusMessage tone="error">{error}</StatusMessage>}
          <Button
            className="justify-self-start"
            tone={count > 0 ? 'danger' : 'primary'}
            inactive={isPending}
            onClick={finish}
          >
            {count > 0 ? `Remove ${count} selected and continue` : 'I recognise everything'}
          </Button>
        </Container>
      </main>
    </div>
  );
}
