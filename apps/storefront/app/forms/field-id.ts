/** The ID of a field's control, which the error list links to. */
export const fieldId = (name: string): string => `field-${name}`;
