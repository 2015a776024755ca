/** The control of a field, so that the list of errors can lead to it. */
export const fieldId = (name: string): string => `field-${name}`;
