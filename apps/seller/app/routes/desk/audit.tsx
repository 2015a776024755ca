import type { Route } from './+types/audit';
import { AuditList } from '../../desk/audit-list.tsx';
import { actAreas } from '../../desk/audit-words.ts';
import { readListQuery } from '../../desk/list-address.ts';
import { ListForm } from '../../desk/list-form.tsx';
import { ListPager } from '../../desk/list-pager.tsx';
import { pageTitle } from '../../page-title.ts';
import { api } from '../../api.ts';
import { PageHeader } from '../../shell/page-header.tsx';

const filterNames = ['merchantId', 'act', 'actor', 'from', 'to'];

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  page: await api('GET /api/desk/audit', {
    query: readListQuery(new URL(request.url).searchParams, filterNames),
  }),
});

export default function Audit({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <title>{pageTitle('Audit log')}</title>
      <PageHeader title="Audit log">Who did what, newest first. Entries can't be changed.</PageHeader>
      <ListForm
        kept={['merchantId']}
        choices={[{ name: 'act', label: 'Action', all: 'Everything', options: actAreas }]}
        inputs={[
          { name: 'actor', label: 'Person', type: 'search' },
          { name: 'from', label: 'From', type: 'date' },
          { name: 'to', label: 'To', type: 'date' },
        ]}
      />
      <AuditList events={page.events} />
      <ListPager next={page.next} />
    </>
  );
}
