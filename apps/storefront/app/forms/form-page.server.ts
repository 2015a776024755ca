import { data, type RouterContextProvider } from 'react-router';
import type { FormValues } from '@postprocure/contracts/tickets/check-form';
import { maxLengthOf } from '@postprocure/contracts/tickets/check-form';
import { listFields, type FormDefinition } from '@postprocure/contracts/tickets/form-definition';
import { readContentPage, type FoundContentPage } from '../content/registry.ts';
import { catalogueContext, formsContext } from '../load-context.ts';

export interface LoadedFormPage extends FoundContentPage {
  prefill: FormValues;
}

/** A form page, with the fields that a link may prefill. */
export function loadFormPage(
  path: string,
  { form, request, fields = [] }: { form: FormDefinition; request: Request; fields?: readonly string[] },
): LoadedFormPage {
  const query = new URL(request.url).searchParams;
  const prefill: FormValues = {};
  for (const field of listFields(form)) {
    const value = query.get(field.name);
    if (value === null || !fields.includes(field.name)) continue;
    prefill[field.name] = value.slice(0, maxLengthOf(field)).toWellFormed();
  }
  return { ...readContentPage(path), prefill };
}

const productNameLength = 300;

/** The value of `?product=`: the ID of a product in the catalogue, or any text. */
export async function readProductName(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<string> {
  const wanted = new URL(request.url).searchParams.get('product') ?? '';
  const product = /^\d{1,9}$/.test(wanted)
    ? await context.get(catalogueContext).getProduct(Number(wanted))
    : null;
  const name = product ? `${product.title} (SKU ${product.sku})` : wanted.replace(/^\d+$/, '');
  return name.slice(0, productNameLength).toWellFormed();
}

interface SentForm {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/** A form submitted without JavaScript. The response is the same page with the result. */
export async function submitForm(form: FormDefinition, { context, request }: SentForm) {
  const outcome = await context.get(formsContext).submit(form.kind, request);
  return data(outcome, {
    status: outcome.isStored ? 200 : outcome.status,
    headers: { 'cache-control': 'no-store' },
  });
}
