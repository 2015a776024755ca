import { data, type RouterContextProvider } from 'react-router';
import type { FormValues } from '@postprocure/contracts/tickets/check-form';
import { maxLengthOf } from '@postprocure/contracts/tickets/check-form';
import { listFields, type FormDefinition } from '@postprocure/contracts/tickets/form-definition';
import { readContentPage, type FoundContentPage } from '../content/registry.ts';
import { apiContext, submitFormContext } from '../load-context.ts';
import { findProduct } from '../product/product-view.ts';

export interface LoadedFormPage extends FoundContentPage {
  prefill: FormValues;
}

/** Loads a page with a form. Links can prefill the given fields through the query string. */
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

/** Returns the product name for `?product=`, whose value is either the ID of a catalogue product or a name. */
export async function readProductName(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<string> {
  const wanted = new URL(request.url).searchParams.get('product') ?? '';
  const product = /^[1-9]\d{0,8}$/.test(wanted)
    ? await findProduct(context.get(apiContext), Number(wanted))
    : null;
  const name = product ? `${product.title} (SKU ${product.sku})` : wanted.replace(/^\d+$/, '');
  return name.slice(0, productNameLength).toWellFormed();
}

interface SentForm {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/** Handles a form that is sent without JavaScript. The response is the same page with the outcome. */
export async function submitForm(form: FormDefinition, { context, request }: SentForm) {
  const outcome = await context.get(submitFormContext)(form.kind, request);
  return data(outcome, {
    status: outcome.isStored ? 200 : outcome.status,
    headers: { 'cache-control': 'no-store' },
  });
}
