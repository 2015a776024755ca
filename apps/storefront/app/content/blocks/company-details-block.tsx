import { Badge } from '@postprocure/ui/badge';
import type { BlockOf } from '../content-page.ts';
import { useLegalDetails } from '../../site.ts';
import { BlockSection } from './block-section.tsx';

/** The company and grievance officer details that the consumer rules require. */
export function CompanyDetailsBlock({ heading }: BlockOf<'companyDetails'>) {
  const details = useLegalDetails();
  if (!details) return null;
  const { entityName, registeredAddress, cin, gstin, grievanceOfficer: officer, isDemo } = details;
  const mark = (value: string): string => (isDemo ? `${value} (demo)` : value);
  const rows = [
    ['Legal name', entityName],
    ['Registered address', mark(registeredAddress.join(', '))],
    ['CIN', mark(cin)],
    ['GSTIN', mark(gstin)],
    ['Grievance Officer', `${officer.name}, ${officer.designation}`],
    ['Grievance email', officer.email],
    ['Grievance phone', officer.phone],
  ] as const;
  return (
    <BlockSection heading={heading} headingPlace="beside">
      {isDemo && (
        <p className="mb-4 max-w-3xl text-sm text-ink-soft">
          <Badge tone="accent">Demo details</Badge> This is a demo site. These are not the details of a real
          company.
        </p>
      )}
      <dl className="max-w-3xl divide-y divide-line rounded-lg border border-line bg-white shadow-card">
        {rows.map(([label, value]) => (
          <div key={label} className="grid gap-x-6 gap-y-0.5 px-5 py-3 @xl:grid-cols-[11rem_1fr]">
            <dt className="font-semibold">{label}</dt>
            <dd className="text-ink-soft [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </BlockSection>
  );
}
