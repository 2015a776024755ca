/** The kinds of notifications. This file has no schemas, so browsers can import it without loading zod. */
export const notificationKinds = [
  'trial',
  'plan-limit',
  'money',
  'orders',
  'support',
  'supplier-change',
  'export',
  'team',
  'policy',
  'security',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/** `soon`: within minutes, except during quiet hours. `digest`: in the daily or weekly email. */
export const mailModes = ['soon', 'digest', 'none'] as const;
export type MailMode = (typeof mailModes)[number];

export interface KindPreference {
  inApp: boolean;
  mail: MailMode;
}

interface KindRules {
  label: string;
  description: string;
  defaults: KindPreference;
  /** Whether the kind cannot be switched off, for legal or security reasons. */
  isFixed: boolean;
}

export const notificationKindRules: Record<NotificationKind, KindRules> = {
  trial: {
    label: 'Trial and plan',
    description: 'Your trial is about to end or your plan has changed.',
    defaults: { inApp: true, mail: 'soon' },
    isFixed: false,
  },
  'plan-limit': {
    label: 'Plan limits',
    description: 'You have used 80% or 100% of a plan limit.',
    defaults: { inApp: true, mail: 'soon' },
    isFixed: false,
  },
  money: {
    label: 'Wallet and payments',
    description: 'Money arrived, a payment failed, your balance is low, or a plan fee is due.',
    defaults: { inApp: true, mail: 'soon' },
    isFixed: false,
  },
  orders: {
    label: 'Orders',
    description: 'Orders need your attention, could not be paid, or were cancelled.',
    defaults: { inApp: true, mail: 'soon' },
    isFixed: false,
  },
  support: {
    label: 'Help',
    description: 'We replied to one of your tickets. The reply itself is always sent to you by email.',
    defaults: { inApp: true, mail: 'none' },
    isFixed: false,
  },
  'supplier-change': {
    label: 'Supplier changes',
    description: 'The cost of your products changed, or they went out of stock or came back.',
    defaults: { inApp: true, mail: 'digest' },
    isFixed: false,
  },
  export: {
    label: 'Downloads',
    description: 'An export of your products is ready or has failed.',
    defaults: { inApp: true, mail: 'none' },
    isFixed: false,
  },
  team: {
    label: 'Team',
    description: 'Someone joined or left your team, or your role changed.',
    defaults: { inApp: true, mail: 'soon' },
    isFixed: false,
  },
  policy: {
    label: 'Agreements and policies',
    description: 'A legal document is changing. We have to notify you, so you always get these by email too.',
    defaults: { inApp: true, mail: 'soon' },
    isFixed: true,
  },
  security: {
    label: 'Security',
    description:
      'Your password, two-factor login, email address or bank account changed, or an account will be erased. Always sent by email, at any time.',
    defaults: { inApp: true, mail: 'soon' },
    isFixed: true,
  },
};

export type KindPreferences = Record<NotificationKind, KindPreference>;

/** Fills in the defaults. Kinds that cannot be switched off always keep theirs. */
export const completePreferences = (chosen: Partial<KindPreferences>): KindPreferences =>
  Object.fromEntries(
    notificationKinds.map((kind) => {
      const { defaults, isFixed } = notificationKindRules[kind];
      return [kind, isFixed ? defaults : (chosen[kind] ?? defaults)];
    }),
  ) as KindPreferences;
