import { useRevalidator } from 'react-router';
import type { Route } from './+types/brand';
import { BrandForm } from '../../business/brand-form.tsx';
import { ImageUpload } from '../../forms/image-upload.tsx';
import { pageTitle } from '../../page-title.ts';
import { api } from '../../api.ts';
import { useCan } from '../../session/session-context.ts';
import { SettingsCard } from '../../shell/settings-card.tsx';
import type { SellerPageHandle } from '../seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'settings.read' };

export const clientLoader = async () => ({ brand: await api('GET /api/seller/brand') });

export default function BrandSettings({ loaderData: { brand } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const canChange = useCan('settings.write');
  return (
    <div className="grid gap-6">
      <title>{pageTitle('Brand')}</title>
      <SettingsCard title="Brand" hint="Printed on the labels and packing slips that your customers get.">
        <BrandForm brand={brand} canChange={canChange} />
      </SettingsCard>
      <SettingsCard title="Logo">
        {canChange ? (
          <ImageUpload
            name="logo"
            url={brand.logoUrl}
            alt={`Logo of ${brand.name}`}
            save={(file) =>
              file ? api('PUT /api/seller/brand/logo', { body: file }) : api('DELETE /api/seller/brand/logo')
            }
            onChange={() => void revalidate()}
          />
        ) : brand.logoUrl ? (
          <img src={brand.logoUrl} alt={`Logo of ${brand.name}`} className="size-20 object-contain" />
        ) : (
          <p className="text-sm">No logo yet.</p>
        )}
      </SettingsCard>
    </div>
  );
}
