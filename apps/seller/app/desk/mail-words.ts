import {
  notificationKindRules,
  notificationKinds,
} from '@postprocure/contracts/notifications/notification-kind';

const kindNames: Record<string, string> = {
  'account-confirm-email': 'Email confirmation',
  'account-email-changed': 'Email address changed',
  'account-erasure-requested': 'Account deletion',
  'account-invitation': 'Team invitation',
  'account-known-address': 'Sign-up with a registered address',
  'account-security-notice': 'Security notice',
  'business-closing': 'Account closure',
  'business-kept': 'Account stays open',
  'chat-reply': 'Chat reply',
  'ticket-confirmation': 'Ticket confirmation',
  'ticket-reply': 'Ticket reply',
  'merchant-reactivated': 'Account reactivated',
  'merchant-suspended': 'Account suspended',
  'notification-digest': 'Notifications',
  ...Object.fromEntries(
    notificationKinds.map((kind) => [`notification-${kind}`, notificationKindRules[kind].label]),
  ),
};

export const describeMailKind = (kind: string): string => kindNames[kind] ?? kind.replaceAll('-', ' ');
