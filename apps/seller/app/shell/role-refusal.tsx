import { merchantRoleNames } from '@postprocure/contracts/permission';
import { StatusMessage } from '@postprocure/ui/status-message';
import { pageTitle } from '../page-title.ts';
import { useMerchant } from '../session/session-context.ts';
import { PageHeader } from './page-header.tsx';

export function RoleRefusal() {
  const { name, role } = useMerchant();
  return (
    <>
      <title>{pageTitle('Not for your role')}</title>
      <PageHeader title="Not for your role" />
      <StatusMessage>
        Your role in {name} is {merchantRoleNames[role]}, which does not include this page. The owner of the
        account can change that.
      </StatusMessage>
    </>
  );
}
