/** The ID of a field's control, to which the list of errors links. */
export const fieldId = (name: string): string => `field-${name}`;
