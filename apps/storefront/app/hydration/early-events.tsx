import { use, useEffect } from 'react';
import { ScriptNonce } from '../script-nonce.ts';
import { layOutDeferred } from './deferred-layout.ts';

const hydratedEvent = 'pagehydrated';

/**
 * Repeats what happened before hydration. Links and forms work without scripts, but React neither sees a click nor a
 * changed field before its code has arrived.
 */
export function EarlyEvents() {
  const nonce = use(ScriptNonce);
  useEffect(() => {
    dispatchEvent(new Event(hydratedEvent));
    layOutDeferred();
  }, []);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: `(${repeatAfterHydration.toString()})(${JSON.stringify(hydratedEvent)})`,
      }}
    />
  );
}

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
      // React ignores an event without a change since it last set or read the value. It observes the property of the
      // element, not that of its prototype.
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
  // Wait until React has finished: while it is working, it would not hydrate the boundary around the element.
  addEventListener(hydrated, () => setTimeout(repeat), { once: true });
}
