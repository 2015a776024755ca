import { Link, useRevalidator } from 'react-router';
import type { Route } from './+types/notifications';
import { buttonClasses, Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { EmptyState } from '@postprocure/ui/empty-state';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useAct } from '../forms/use-act.ts';
import { NotificationList } from '../notifications/notification-list.tsx';
import { pageTitle } from '../page-title.ts';
import { notificationsApi } from '../seller-api.ts';
import { PageHeader } from '../shell/page-header.tsx';
import type { SellerPageHandle } from './seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'dashboard.read' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const before = Number(new URL(request.url).searchParams.get('before'));
  return {
    page: await notificationsApi.read(Number.isSafeInteger(before) && before > 0 ? before : undefined),
  };
}

export default function Notifications({ loaderData: { page } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const { act, acting, failure } = useAct(() => void revalidate());
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
              inactive={acting}
              onClick={() => void act(() => notificationsApi.markRead(newest))}
            >
              Mark all as read
            </Button>
          )
        }
      >
        <Link to="/seller/settings/notifications" className="font-semibold text-peacock hover:underline">
          Choose what you are told, and how
        </Link>
      </PageHeader>
      {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
      {page.items.length === 0 ? (
        <EmptyState icon="bell">
          Nothing yet. You will read here when your products run out or change their cost, when a download is
          ready, and when something happens to your team or plan.
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
