export const indianPhonePattern = /^\+91-\d{5}-\d{5}$/;

export const indianPhoneMessage = 'Please enter a valid Indian phone number (e.g., +91-98765-43210)';

/** Formats an Indian mobile number as +91-NNNNN-NNNNN. Any other text is returned unchanged. */
export function formatPhone(typed: string): string {
  const found = /^(?:\+?91|0)?([6-9]\d{4})(\d{5})$/.exec(typed.replaceAll(/[\s().-]/g, ''));
  return found ? `+91-${String(found[1])}-${String(found[2])}` : typed;
}

/**
 * Returns a number such as `+919876543210`, or null if the text isn't a complete Indian mobile or international
 * number.
 */
export function toE164(typed: string): string | null {
  const digits = formatPhone(typed).replaceAll(/[\s().-]/g, '');
  return /^\+[1-9]\d{7,14}$/.test(digits) ? digits : null;
}
