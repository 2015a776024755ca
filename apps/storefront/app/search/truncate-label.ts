const labelMaxLength = 20;

/** Labels of the category select end after 20 characters; what was cut is said by an ellipsis. */
export const truncateLabel = (label: string): string =>
  label.length > labelMaxLength ? `${label.slice(0, labelMaxLength)}…` : label;
