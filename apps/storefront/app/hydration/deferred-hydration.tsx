import { use, useEffect } from 'react';
import { ScriptNonce } from '../script-nonce.ts';
import { interactionEvents } from './first-interaction.ts';
import { layOutUnseen } from './until-seen.ts';

const hydratedEvent = 'pagehydrated';

/**
 * Deferred hydration: the page is complete without its scripts, so they are loaded after the first paint or on the first
 * interaction, to leave the bandwidth to text and images. The server disables them (see `rendered-page.ts`). Clicks on
 * buttons before hydration are replayed afterwards.
 */
export function DeferredHydration() {
  const nonce = use(ScriptNonce);
  useEffect(() => {
    dispatchEvent(new Event(hydratedEvent));
    layOutUnseen();
  }, []);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: `(${deferScripts.toString()})(${JSON.stringify(hydratedEvent)},${JSON.stringify(interactionEvents)})`,
      }}
    />
  );
}

/** Sent as text, so it must not use anything from this module. */
function deferScripts(hydratedEvent: string, events: readonly string[]): void {
  const pressed = new Set<HTMLElement>();
  const loadScripts = () => {
    for (const event of events) removeEventListener(event, loadScripts);
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
    // React may already listen before hydration is complete. It must not handle both this click and its replay.
    event.stopImmediatePropagation();
  };
  for (const event of events) addEventListener(event, loadScripts, { passive: true });
  addEventListener('click', remember, true);
  addEventListener(
    hydratedEvent,
    () => {
      removeEventListener('click', remember, true);
      // After React has finished, because a click during its work would not hydrate the part with the button.
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
