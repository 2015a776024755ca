import { Card } from '@postprocure/ui/card';
import { pageTitle } from '../../page-title.ts';
import { useSession } from '../../session/session-context.ts';
import { PageHeader } from '../../shell/page-header.tsx';

export default function DeskStart() {
  const { user } = useSession();
  return (
    <>
      <title>{pageTitle('Desk')}</title>
      <PageHeader title={`Welcome, ${user.name}`} />
      <Card className="max-w-2xl p-6">
        <p>You are logged in as {user.role === 'admin' ? 'an administrator' : 'a member of support'}.</p>
      </Card>
    </>
  );
}
