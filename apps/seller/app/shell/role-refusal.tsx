import { merchantRoleNames } from '@postprocure/contracts/permission';
import { StatusMessage } from '@postprocure/ui/status-message';
import { pageTitle } from '../page-title.ts';
import { useMerchant } from '../session/session-context.ts';
import { PageHeader } from './page-header.tsx';

export function RoleRefusal() {
  const { name, role } = useMerchant();
  return (
    <>
      <title>{pageTitle('No access')}</title>
      <PageHeader title="No access" />
      <StatusMessage>
        Your role in {name} is {merchantRoleNames[role]}, which doesn't include this page. Ask the owner of
        the account to change it.
      </StatusMessage>
    </>
  );
}
