import { Badge } from '@postprocure/ui/badge';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import type { Route } from './+types/webhook-event';
import { api } from '../../../api.ts';
import { BackLink } from '../../../desk/back-link.tsx';
import { outcomeNames, outcomeTones } from '../../../desk/money/event-words.ts';
import { formatEventBody } from '../../../desk/money/format-event-body.ts';
import { WhoMay } from '../../../desk/money/who-may.tsx';
import { RetryNews, useRetry } from '../../../desk/retry-news.tsx';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { pageTitle } from '../../../page-title.ts';
import { can, useSession } from '../../../session/session-context.ts';

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => ({
  event: await api('GET /api/desk/webhook-events/:id', { params: { id: params.id } }),
});

export default function WebhookEventPage({ loaderData: { event } }: Route.ComponentProps) {
  const { mutate, isPending, error, news } = useRetry();
  const canReplay = can(useSession(), 'money.propose');
  const replay = async () => {
    await api('POST /api/desk/webhook-events/:id/replay', { params: { id: event.id } });
    return 'The event is being processed again. Reload the page to see the outcome.';
  };
  return (
    <>
      <title>{pageTitle(event.event)}</title>
      <BackLink to="/desk/webhook-events">Webhook events</BackLink>
      <RetryNews error={error} news={news} />
      <div className="grid gap-6 *:min-w-0">
        <Card className="grid gap-4 p-5 text-sm">
          <div className="flex flex-wrap items-center gap-3">
            <h2 className="text-lg wrap-anywhere">{event.event}</h2>
            <Badge tone={outcomeTones[event.outcome]}>{outcomeNames[event.outcome]}</Badge>
          </div>
          <p className="wrap-anywhere text-ink-soft">
            {event.source} · {event.eventId}
          </p>
          <p>
            Received {formatDateTime(event.receivedAt)}
            {event.processedAt !== null && `, processed ${formatDateTime(event.processedAt)}`},{' '}
            {event.attempts === 1 ? '1 attempt' : `${event.attempts} attempts`}
          </p>
          {event.error !== null && <p className="wrap-anywhere text-kumkum">{event.error}</p>}
          {canReplay ? (
            <Button
              tone="outline"
              size="small"
              className="justify-self-start"
              inactive={isPending}
              onClick={() => mutate(replay)}
            >
              Process again
            </Button>
          ) : (
            <WhoMay action="process events again" permission="money.propose" />
          )}
        </Card>
        <section className="grid gap-3 *:min-w-0">
          <h2 className="text-lg">Body</h2>
          <Card>
            <pre tabIndex={0} aria-label="Event body" className="max-h-[32rem] overflow-auto p-5 text-xs">
              {formatEventBody(event.body)}
            </pre>
          </Card>
        </section>
      </div>
    </>
  );
}
