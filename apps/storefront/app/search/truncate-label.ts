const labelMaxLength = 20;

/** Truncates the labels of the category select after 20 characters and adds an ellipsis. */
export const truncateLabel = (label: string): string =>
  label.length > labelMaxLength ? `${label.slice(0, labelMaxLength)}…` : label;
