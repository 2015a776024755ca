import { use, useEffect } from 'react';
import { ScriptNonce } from '../script-nonce.ts';
import { interactionEvents } from './first-interaction.ts';
import { layOutDeferred } from './deferred-layout.ts';

const hydratedEvent = 'pagehydrated';

/**
 * Deferred hydration: the page is complete without its scripts, so they load after the first paint, or as soon as
 * someone interacts with the page. The server disables them in `rendered-page.ts`. A button clicked before hydration
 * is clicked again afterwards.
 */
export function DeferredHydration() {
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
        __html: `(${deferHydration.toString()})(${JSON.stringify(hydratedEvent)},${JSON.stringify(interactionEvents)})`,
      }}
    />
  );
}

/** Inlined into the page as source text, so it can use only browser APIs. */
function deferHydration(hydrated: string, events: readonly string[]): void {
  const pressed = new Set<HTMLElement>();
  const loadScripts = () => {
    for (const name of events) removeEventListener(name, loadScripts);
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rel]')) {
      link.rel = link.dataset['rel'] ?? '';
      delete link.dataset['rel'];
    }
    const deferred = document.querySelector('script[type="deferred"]');
    if (!deferred) return;
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = deferred.textContent;
    document.head.append(script);
    deferred.removeAttribute('type');
  };
  const remember = (event: Event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
    if (!button) return;
    pressed.add(button);
    // React may already be listening and must not handle both this click and the repeated one.
    event.stopImmediatePropagation();
  };
  for (const name of events) addEventListener(name, loadScripts, { passive: true });
  addEventListener('click', remember, true);
  addEventListener(
    hydrated,
    () => {
      removeEventListener('click', remember, true);
      // Wait until React has finished: while it is working, it would not hydrate the boundary around the button.
      setTimeout(() => {
        for (const button of pressed) button.click();
      });
    },
    { once: true },
  );
  const loadAfterPaint = () => requestAnimationFrame(() => setTimeout(loadScripts));
  if (document.readyState === 'complete') loadAfterPaint();
  else addEventListener('load', loadAfterPaint, { once: true });
}
