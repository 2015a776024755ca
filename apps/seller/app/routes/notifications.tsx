import { Link, useRevalidator } from 'react-router';
import type { Route } from './+types/notifications';
import { buttonClasses, Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { EmptyState } from '@postprocure/ui/empty-state';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { NotificationList } from '../notifications/notification-list.tsx';
import { pageTitle } from '../page-title.ts';
import { PageHeader } from '../shell/page-header.tsx';
import type { SellerPageHandle } from './seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'dashboard.read' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const before = Number(new URL(request.url).searchParams.get('before'));
  const isValid = Number.isSafeInteger(before) && before > 0;
  const query = isValid ? { before: String(before) } : {};
  return { page: await api('GET /api/account/notifications', { query }) };
}

export default function Notifications({ loaderData: { page } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const { mutate, isPending, error } = useMutation(() => void revalidate());
  const newest = page.items[0]?.id;
  return (
    <>
      <title>{pageTitle('Notifications')}</title>
      <PageHeader
        title="Notifications"
        actions={
          page.unread > 0 &&
          newest !== undefined && (
            <Button
              tone="outline"
              size="small"
              inactive={isPending}
              onClick={() =>
                void mutate(() => api('POST /api/account/notifications/read', { body: { upTo: newest } }))
              }
            >
              Mark all as read
            </Button>
          )
        }
      >
        <Link to="/seller/settings/notifications" className="font-semibold text-peacock hover:underline">
          Notification settings
        </Link>
      </PageHeader>
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      {page.items.length === 0 ? (
        <EmptyState icon="bell">
          No notifications yet. We'll notify you here when products go out of stock or their cost changes,
          when an export is ready, and when something changes in your team or plan.
        </EmptyState>
      ) : (
        <Card className="overflow-hidden">
          <NotificationList items={page.items} />
        </Card>
      )}
      {page.next !== null && (
        <p className="mt-6">
          <Link
            to={`/notifications?before=${page.next}`}
            className={buttonClasses({ tone: 'outline', size: 'small' })}
          >
            Older notifications
          </Link>
        </p>
      )}
    </>
  );
}
