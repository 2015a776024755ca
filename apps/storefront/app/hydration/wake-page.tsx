import { use, useEffect } from 'react';
import { ScriptNonce } from '../script-nonce.ts';
import { signsOfLife } from './first-sign.ts';
import { layOutUnseen } from './until-seen.ts';

const awakeEvent = 'pageawake';

/**
 * Deferred hydration: the page is complete without its scripts, so they are loaded after the first paint or on the first
 * interaction, to leave the bandwidth to text and images. The server disables them (see `rendered-page.ts`). Clicks on
 * buttons before hydration are replayed afterwards.
 */
export function WakePage() {
  const nonce = use(ScriptNonce);
  useEffect(() => {
    dispatchEvent(new Event(awakeEvent));
    layOutUnseen();
  }, []);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: `(${wakePage.toString()})(${JSON.stringify(awakeEvent)},${JSON.stringify(signsOfLife)})`,
      }}
    />
  );
}

/** Sent as text, so it must not use anything from this module. */
function wakePage(awakened: string, signs: readonly string[]): void {
  const pressed = new Set<HTMLElement>();
  const wake = () => {
    for (const sign of signs) removeEventListener(sign, wake);
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rel]')) {
      link.rel = link.dataset['rel'] ?? '';
      delete link.dataset['rel'];
    }
    const asleep = document.querySelector('script[type="asleep"]');
    if (!asleep) return;
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = asleep.textContent;
    document.head.append(script);
    asleep.removeAttribute('type');
  };
  const remember = (event: Event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
    if (!button) return;
    pressed.add(button);
    // React may already listen before hydration is complete. It must not handle both this click and its replay.
    event.stopImmediatePropagation();
  };
  for (const sign of signs) addEventListener(sign, wake, { passive: true });
  addEventListener('click', remember, true);
  addEventListener(
    awakened,
    () => {
      removeEventListener('click', remember, true);
      // After React has finished, because a click during its work would not hydrate the part with the button.
      setTimeout(() => {
        for (const button of pressed) button.click();
      });
    },
    { once: true },
  );
  const wakeAfterPaint = () => requestAnimationFrame(() => setTimeout(wake));
  if (document.readyState === 'complete') wakeAfterPaint();
  else addEventListener('load', wakeAfterPaint, { once: true });
}
