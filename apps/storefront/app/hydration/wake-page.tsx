import { use, useEffect } from 'react';
import { ScriptNonce } from '../script-nonce.ts';
import { signsOfLife } from './first-sign.ts';
import { layOutUnseen } from './until-seen.ts';

const awakeEvent = 'pageawake';

/**
 * The page is complete without its scripts, so they come when it has been painted, or as soon as somebody touches it:
 * until then they would only hold up the text and the images. The server puts them to sleep, see `rendered-page.ts`.
 * A button pressed in the meantime is pressed again once it can answer.
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

/** Travels as text: it can use nothing but the browser. */
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
    // React may be listening before it can answer everything: it must not hear this one and its repetition.
    event.stopImmediatePropagation();
  };
  for (const sign of signs) addEventListener(sign, wake, { passive: true });
  addEventListener('click', remember, true);
  addEventListener(
    awakened,
    () => {
      removeEventListener('click', remember, true);
      // Once React has finished: at work, it would not wake the part that holds the button.
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
