/** What people are told about. Apart from the schemas, so that browsers get it without zod. */
export const notificationKinds = [
  'trial',
  'plan-limit',
  'supplier-change',
  'export',
  'team',
  'policy',
  'security',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/** `soon`: within minutes, unless hours are quiet; `digest`: gathered for the daily or weekly mail. */
export const mailModes = ['soon', 'digest', 'none'] as const;
export type MailMode = (typeof mailModes)[number];

export interface KindPreference {
  inApp: boolean;
  mail: MailMode;
}

interface KindRules {
  label: string;
  description: string;
  usual: KindPreference;
  /** Cannot be switched off: law or safety demands it. */
  isFixed: boolean;
}

export const notificationKindRules: Record<NotificationKind, KindRules> = {
  trial: {
    label: 'Trial and plan',
    description: 'Your trial is about to end, or your plan changes.',
    usual: { inApp: true, mail: 'soon' },
    isFixed: false,
  },
  'plan-limit': {
    label: 'Plan limits',
    description: 'You have used 80% or all of what your plan allows.',
    usual: { inApp: true, mail: 'soon' },
    isFixed: false,
  },
  'supplier-change': {
    label: 'Supplier changes',
    description: 'Some of your products changed their cost, ran out or came back into stock.',
    usual: { inApp: true, mail: 'digest' },
    isFixed: false,
  },
  export: {
    label: 'Downloads',
    description: 'A file of your products is ready, or could not be made.',
    usual: { inApp: true, mail: 'none' },
    isFixed: false,
  },
  team: {
    label: 'Team',
    description: 'Somebody joined or left, or your role changed.',
    usual: { inApp: true, mail: 'soon' },
    isFixed: false,
  },
  policy: {
    label: 'Agreements and policies',
    description: 'A legal text changes. We owe you this notice, so it always comes by e-mail too.',
    usual: { inApp: true, mail: 'soon' },
    isFixed: true,
  },
  security: {
    label: 'Security',
    description:
      'Your password, two-factor login, address or bank account changed, or an account is to be erased. Always by e-mail, at any hour.',
    usual: { inApp: true, mail: 'soon' },
    isFixed: true,
  },
};

export type KindPreferences = Record<NotificationKind, KindPreference>;

/** What was chosen, over what is usual; fixed kinds stay as they are. */
export const completePreferences = (chosen: Partial<KindPreferences>): KindPreferences =>
  Object.fromEntries(
    notificationKinds.map((kind) => {
      const { usual, isFixed } = notificationKindRules[kind];
      return [kind, isFixed ? usual : (chosen[kind] ?? usual)];
    }),
  ) as KindPreferences;
