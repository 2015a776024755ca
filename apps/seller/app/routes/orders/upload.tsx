import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { buildPath } from '@postprocure/api-client/api-client';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { uploadMaxBytes } from '@postprocure/contracts/orders/order-upload-limits';
import { LinkButton } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { Icon } from '@postprocure/ui/icon';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/upload';
import { api } from '../../api.ts';
import { FileButton } from '../../forms/file-button.tsx';
import { useMutation } from '../../forms/use-mutation.ts';
import { BackLink } from '../../desk/back-link.tsx';
import { countOrders } from '../../orders/order-words.ts';
import { pageTitle } from '../../page-title.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { SettingsCard } from '../../shell/settings-card.tsx';
import type { SellerPageHandle } from '../seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'orders.write' };

export const clientLoader = async () => ({ uploads: (await api('GET /api/seller/order-uploads')).uploads });

export default function UploadOrders({ loaderData: { uploads } }: Route.ComponentProps) {
  return (
    <>
      <title>{pageTitle('Upload orders')}</title>
      <BackLink to="/seller/orders">My orders</BackLink>
      <PageHeader title="Upload orders">
        Upload a CSV or Excel file with up to 1,000 rows. We check it first: nothing is ordered until you
        confirm.
      </PageHeader>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <SettingsCard title="Choose a file">
          <FileChooser />
        </SettingsCard>
        <SettingsCard title="Earlier uploads">
          {uploads.length === 0 ? (
            <p className="text-sm text-ink-soft">
              You haven't uploaded any files yet. We keep files for 30 days.
            </p>
          ) : (
            <Card className="shadow-none">
              <ul aria-label="Earlier uploads" className="divide-y divide-line">
                {uploads.map(({ id, fileName, createdAt, state, orders, taken }) => (
                  <li key={id} className="relative px-4 py-3 text-sm hover:bg-paper">
                    <Link
                      to={`/seller/orders/upload/${id}`}
                      className="font-semibold wrap-anywhere text-peacock covers-box hover:underline"
                    >
                      {fileName}
                    </Link>
                    <p className="text-xs text-ink-soft">
                      {formatDateTime(createdAt)} ·{' '}
                      {state === 'CHECKED'
                        ? `not imported, ${countOrders(orders)} found`
                        : `${taken} of ${countOrders(orders)} imported`}
                    </p>
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </SettingsCard>
      </div>
    </>
  );
}

function FileChooser() {
  const navigate = useNavigate();
  const [isTooLarge, setTooLarge] = useState(false);
  const { mutate, isPending, error } = useMutation();
  const send = (file: File) => {
    setTooLarge(file.size > uploadMaxBytes);
    if (file.size > uploadMaxBytes) return;
    void mutate(async () => {
      const { id } = await api('POST /api/seller/order-uploads', {
        query: { name: file.name.slice(0, 200) },
        // The browser's own MIME type depends on which programs are installed, so it is not reliable.
        body: new Blob([file], { type: 'application/octet-stream' }),
      });
      await navigate(`/seller/orders/upload/${id}`);
    });
  };
  const message = isTooLarge ? 'This file is larger than 5 MB. Split it and upload the parts.' : error;
  return (
    <div className="grid gap-4">
      {message && <StatusMessage tone="error">{message}</StatusMessage>}
      <div className="flex flex-wrap gap-3">
        <FileButton accept=".csv,.xlsx,text/csv" isPending={isPending} onChoose={send}>
          {isPending ? 'Checking...' : 'Choose a file'}
        </FileButton>
        <LinkButton tone="outline" download href={buildPath('GET /api/seller/order-uploads/template')}>
          <Icon name="download" className="size-4" />
          Template
        </LinkButton>
      </div>
      <ul className="grid list-disc gap-1 pl-5 text-sm text-ink-soft">
        <li>One row for each product. Rows with the same order number become one order.</li>
        <li>Each order number creates one order only, so you can upload the same file again.</li>
        <li>Orders exported from Shopify or Amazon work too if they have the columns of the template.</li>
      </ul>
    </div>
  );
}
