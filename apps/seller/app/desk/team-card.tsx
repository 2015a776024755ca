import type { DeskMerchant } from '@postprocure/contracts/merchants/desk-merchant';
import { merchantRoleNames } from '@postprocure/contracts/permission';
import { Card } from '@postprocure/ui/card';

export const TeamCard = ({ team }: Pick<DeskMerchant, 'team'>) => (
  <Card className="p-5">
    <h2 className="mb-4 text-lg">Team</h2>
    <ul className="divide-y divide-line text-sm">
      {team.map((person) => (
        <li
          key={person.email}
          className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0"
        >
          <div className="min-w-0">
            <p className="font-semibold">
              {person.name}, {merchantRoleNames[person.role]}
            </p>
            <p className="break-all text-ink-soft">
              {person.email}
              {person.phone && `, ${person.phone}`}
            </p>
          </div>
          <p className="text-xs text-ink-soft">
            {person.emailVerified ? 'Email confirmed' : 'Email not confirmed'},{' '}
            {person.twoFactor ? 'two-factor login' : 'password only'}
          </p>
        </li>
      ))}
    </ul>
  </Card>
);
