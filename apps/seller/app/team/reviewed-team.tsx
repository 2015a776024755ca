import { formatDate } from '@postprocure/contracts/indian-date';
import { merchantRoleNames } from '@postprocure/contracts/permission';
import type { AccessReview, AccessReviewResult } from '@postprocure/contracts/team/access-review';
import { Card } from '@postprocure/ui/card';
import { CheckboxField } from '@postprocure/ui/checkbox-field';

interface ReviewedTeamProps {
  merchant: AccessReview['merchants'][number];
  chosen: AccessReviewResult;
  onChoose: (chosen: AccessReviewResult) => void;
}

/** Lists a merchant's members and invitations, so that the user can select the ones to remove. */
export function ReviewedTeam({ merchant, chosen, onChoose }: ReviewedTeamProps) {
  const { id: merchantId, name, members, invitations } = merchant;
  const toggleMember = (userId: string, isChosen: boolean) => {
    const others = chosen.members.filter((one) => one.userId !== userId || one.merchantId !== merchantId);
    onChoose({ ...chosen, members: isChosen ? [...others, { merchantId, userId }] : others });
  };
  const toggleInvitation = (id: string, isChosen: boolean) => {
    const others = chosen.invitations.filter((one) => one.id !== id);
    onChoose({ ...chosen, invitations: isChosen ? [...others, { merchantId, id }] : others });
  };
  return (
    <Card className="p-6">
      <h2 className="text-lg">Team at {name}</h2>
      <p className="mt-1 mb-4 text-sm text-ink-soft">
        People you remove are logged out at once and can no longer open this account.
      </p>
      {members.length + invitations.length === 0 && (
        <p className="text-sm">Nobody else has access, and there are no open invitations.</p>
      )}
      <ul className="divide-y divide-line">
        {members.map(({ userId, name: memberName, email, role, since }) => (
          <li key={userId} className="py-2">
            <CheckboxField
              label={
                <>
                  <span className="font-semibold">Remove {memberName}</span>
                  <span className="block text-ink-soft">
                    <span className="break-all">{email}</span>, {merchantRoleNames[role]}, member since{' '}
                    {formatDate(since)}
                  </span>
                </>
              }
              onChange={({ currentTarget }) => toggleMember(userId, currentTarget.checked)}
            />
          </li>
        ))}
        {invitations.map(({ id, email, role, sentAt }) => (
          <li key={id} className="py-2">
            <CheckboxField
              label={
                <>
                  <span className="font-semibold break-all">Withdraw the invitation to {email}</span>
                  <span className="block text-ink-soft">
                    {merchantRoleNames[role]}, sent {formatDate(sentAt)}
                  </span>
                </>
              }
              onChange={({ currentTarget }) => toggleInvitation(id, currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
