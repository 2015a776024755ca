import { Badge } from '@postprocure/ui/badge';
import { Card } from '@postprocure/ui/card';
import { pageTitle } from '../page-title.ts';
import { useSession } from '../session/session-provider.tsx';

const roleNames = {
  merchant: 'Merchant',
  supplier: 'Supplier',
  support: 'Support',
  admin: 'Administrator',
} as const;

export default function Account() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <title>{pageTitle('Your account')}</title>
      <h1 className="text-3xl">Welcome, {user.name}</h1>
      <Card className="mt-8 grid max-w-xl gap-4 p-6">
        <div className="flex items-center justify-between gap-4">
          <h2 className="text-lg">Your account</h2>
          <Badge tone="accent">{roleNames[user.role]}</Badge>
        </div>
        <p className="text-ink-soft">{user.email}</p>
        <p>Orders, product subscriptions and your wallet are not open yet.</p>
      </Card>
    </>
  );
}
