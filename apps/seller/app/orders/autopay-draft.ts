import type { AutopaySettings } from '@postprocure/contracts/orders/autopay';

/** The settings as typed in the form. */
export interface AutopayDraft {
  autopay: boolean;
  maxOrder: string;
  maxDay: string;
  keep: string;
  payOrder: AutopaySettings['payOrder'];
  excludedSkus: string;
  excludedPins: string;
  minMargin: string;
  coolingMinutes: string;
  quietFrom: string;
  quietTo: string;
}

const write = (number: number | null): string => (number === null ? '' : String(number));

export const toDraft = (settings: AutopaySettings): AutopayDraft => ({
  autopay: settings.autopay,
  maxOrder: write(settings.maxOrder),
  maxDay: write(settings.maxDay),
  keep: write(settings.keep),
  payOrder: settings.payOrder,
  excludedSkus: settings.excludedSkus.join('\n'),
  excludedPins: settings.excludedPins.join('\n'),
  minMargin: write(settings.minMargin),
  coolingMinutes: write(settings.coolingMinutes),
  quietFrom: write(settings.quietFrom),
  quietTo: write(settings.quietTo),
});

/**
 * Converts the typed settings for the schema, which produces the error messages. Text that is not a number becomes NaN.
 */
export function readDraft(draft: AutopayDraft): Record<keyof AutopaySettings, unknown> {
  const number = (text: string): number | null => {
    const typed = text.replaceAll(/[₹,\s%]/g, '');
    return typed === '' ? null : Number(typed);
  };
  const list = (text: string): string[] => [
    ...new Set(
      text
        .split(/[\n,]/)
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    ),
  ];
  return {
    autopay: draft.autopay,
    maxOrder: number(draft.maxOrder),
    maxDay: number(draft.maxDay),
    keep: number(draft.keep) ?? 0,
    payOrder: draft.payOrder,
    excludedSkus: list(draft.excludedSkus),
    excludedPins: list(draft.excludedPins),
    minMargin: number(draft.minMargin),
    coolingMinutes: number(draft.coolingMinutes) ?? 0,
    quietFrom: number(draft.quietFrom),
    quietTo: number(draft.quietTo),
  };
}
