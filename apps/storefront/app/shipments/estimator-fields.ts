import {
  estimateShipping,
  type ShippingAnswer,
  type ShippingInput,
} from '@postprocure/money/shipping-estimate';

export const estimatorFields = [
  'originPincode',
  'destinationPincode',
  'weight',
  'length',
  'width',
  'height',
  'productValue',
] as const satisfies (keyof ShippingInput)[];

const longestField = 40;

/** The fields in the URL, and the estimate for them. */
export interface AskedEstimate {
  input: ShippingInput;
  answer: ShippingAnswer;
}

/**
 * Returns null for a URL without fields. Text that is too long can be truncated, because it is never a valid number
 * or PIN code.
 */
export function readAskedEstimate(parameters: URLSearchParams): AskedEstimate | null {
  if (!estimatorFields.some((name) => parameters.has(name))) return null;
  const input = readInput((name) => (parameters.get(name) ?? '').slice(0, longestField));
  return { input, answer: estimateShipping(input) };
}

/** The query string of an estimate, without empty fields. */
export const writeAskedEstimate = (input: ShippingInput): URLSearchParams =>
  new URLSearchParams(
    estimatorFields.filter((name) => input[name] !== '').map((name) => [name, input[name]]),
  );

/** Stands for input that the browser rejected. Any text that is not a number would do. */
const notNumber = 'not a number';

export const readFormInput = (form: HTMLFormElement): ShippingInput =>
  readInput((name) => {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) return '';
    return field.validity.badInput ? notNumber : field.value;
  });

const readInput = (read: (name: keyof ShippingInput) => string): ShippingInput => ({
  originPincode: read('originPincode'),
  destinationPincode: read('destinationPincode'),
  weight: read('weight'),
  length: read('length'),
  width: read('width'),
  height: read('height'),
  productValue: read('productValue'),
});
