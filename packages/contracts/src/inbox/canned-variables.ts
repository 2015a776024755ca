/** The variables of canned replies. This file has no schemas, so browsers can import it without loading zod. */
export const cannedVariables = {
  '{name}': 'name of the sender',
  '{reference}': 'reference of the ticket or chat',
  '{order number}': 'order number',
  '{my name}': 'your name',
} as const;

type CannedVariable = keyof typeof cannedVariables;
export type CannedValues = Record<CannedVariable, string | null>;

const variablePattern = /\{[^{}\n]{1,40}\}/g;

const isVariable = (text: string): text is CannedVariable => Object.hasOwn(cannedVariables, text);

export const findUnknownVariable = (body: string): string | null =>
  (body.match(variablePattern) ?? []).find((found) => !isVariable(found)) ?? null;

/** Variables without a value stay in the text, so that staff see what is missing. */
export const fillCannedReply = (body: string, values: CannedValues): string =>
  body.replaceAll(variablePattern, (found) => (isVariable(found) && values[found]) || found);

/** The first variable that still has to be replaced by hand. */
export const findMissingVariable = (text: string): string | null =>
  (text.match(variablePattern) ?? []).find(isVariable) ?? null;
