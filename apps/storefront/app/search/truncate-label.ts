const labelMaxLength = 20;

/** Labels of the category select are truncated to 20 characters and an ellipsis. */
export const truncateLabel = (label: string): string =>
  label.length > labelMaxLength ? `${label.slice(0, labelMaxLength)}…` : label;
