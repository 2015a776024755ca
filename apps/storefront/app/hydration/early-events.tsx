import { use, useEffect } from 'react';
import { ScriptNonce } from '../script-nonce.ts';
import { layOutDeferred } from './deferred-layout.ts';

const hydratedEvent = 'pagehydrated';

/**
 * Repeats clicks and input from before hydration. Links and forms work without scripts, but React does not notice that
 * the visitor clicked a button or changed a field until its code has loaded.
 */
export function EarlyEvents() {
  const nonce = use(ScriptNonce);
  useEffect(() => {
    dispatchEvent(new Event(hydratedEvent));
    layOutDeferred();
  }, []);
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inlineScript }} />;
}

/** Empty in the browser bundle, because the page contains the script and has already run it. */
const inlineScript = import.meta.env.SSR
  ? `(${repeatAfterHydration.toString()})(${JSON.stringify(hydratedEvent)})`
  : '';

/** Inlined into the page as source text, so it can use only browser APIs. */
function repeatAfterHydration(hydrated: string): void {
  const early = new AbortController();
  const pressed = new Set<HTMLElement>();
  const changed = new Set<EventTarget>();
  const listen = (type: string, remember: (target: Element) => boolean) =>
    addEventListener(
      type,
      (event) => {
        if (!(event.target instanceof Element) || !remember(event.target)) return;
        event.preventDefault();
        // React may already be listening and must not handle both the event and its repetition.
        event.stopImmediatePropagation();
      },
      { capture: true, signal: early.signal },
    );
  listen('click', (target) => {
    const control = target.closest<HTMLElement>(
      'button[type="button"]:not([popovertarget]),a[aria-controls]',
    );
    if (control) pressed.add(control);
    return control !== null;
  });
  for (const type of ['input', 'change']) listen(type, (target) => Boolean(changed.add(target)));

  const repeatChange = (field: EventTarget) => {
    if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')) {
      field.checked = !field.checked;
      field.click();
    } else if (field instanceof HTMLInputElement && field.type !== 'file') {
      // React ignores an input event if the value is the one that it last saw. Setting `value` on the element updates
      // what React has seen; setting it through the prototype does not. So React notices the second assignment.
      const { value } = field;
      field.value = '';
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    } else {
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };
  const repeat = () => {
    early.abort();
    changed.forEach(repeatChange);
    for (const control of pressed) control.click();
  };
  // The timeout lets React finish its current work. Until then, an event does not make React hydrate the part of the
  // page that contains the element.
  addEventListener(hydrated, () => setTimeout(repeat), { once: true });
}
