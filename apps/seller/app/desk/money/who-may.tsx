import { staffRolePermissions, type StaffPermission } from '@postprocure/contracts/permission';
import { StatusMessage } from '@postprocure/ui/status-message';

const roleNames: Record<keyof typeof staffRolePermissions, string> = {
  support: 'support staff',
  admin: 'an administrator',
};

interface WhoMayProps {
  /** What the user may not do, such as "approve refunds". */
  action: string;
  permission: StaffPermission;
}

/** Tells staff without a permission which roles have it. */
export function WhoMay({ action, permission }: WhoMayProps) {
  const roles = (['support', 'admin'] as const).filter((role) =>
    staffRolePermissions[role].includes(permission),
  );
  return (
    <StatusMessage>
      Your role can't {action}. Ask {roles.map((role) => roleNames[role]).join(' or ')}.
    </StatusMessage>
  );
}
