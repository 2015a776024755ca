const ifscPattern = /^[A-Z]{4}0[A-Z\d]{6}$/;

export const ifscMessage = 'Enter an IFSC: four letters, a zero and six characters, such as HDFC0000240.';

export const findIfscFault = (ifsc: string): string | null => (ifscPattern.test(ifsc) ? null : ifscMessage);

export const accountNumberMessage = 'Enter an account number with 9 to 18 digits.';

export const findAccountNumberFault = (number: string): string | null =>
  /^\d{9,18}$/.test(number) && !/^0+$/.test(number) ? null : accountNumberMessage;

export const maskAccountNumber = (lastDigits: string): string => `•••• ${lastDigits}`;
