import { useEffect, useEffectEvent } from 'react';

/** What may have changed on the server. */
type LiveTopic = 'wallet' | 'plan' | 'orders';

const topics: readonly LiveTopic[] = ['wallet', 'plan', 'orders'];
const updates = new EventTarget();

const publish = (topic: LiveTopic): void => {
  updates.dispatchEvent(new Event(topic));
};

/** Calls `onUpdate` when the server reports a change, and whenever the user returns to this tab. */
export function useLiveUpdate(topic: LiveTopic, onUpdate: () => void): void {
  const handle = useEffectEvent(onUpdate);
  useEffect(() => {
    const listener = () => handle();
    updates.addEventListener(topic, listener);
    return () => updates.removeEventListener(topic, listener);
  }, [topic]);
}

/**
 * Receives the server's events while the tab is visible. A browser allows only six connections to a server over
 * HTTP/1.1, so background tabs must not keep one open. They fetch what they missed when they are shown again.
 */
export function useLiveConnection(url: string, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    let source: EventSource | undefined;
    const follow = () => {
      if (document.hidden) {
        source?.close();
        source = undefined;
        return;
      }
      // The browser does not reconnect automatically after an error response.
      if (source && source.readyState !== EventSource.CLOSED) return;
      source = new EventSource(url);
      for (const topic of topics) source.addEventListener(topic, () => publish(topic));
      // Reload everything, because changes before the connection opened, or while it was lost, were not reported.
      source.addEventListener('open', () => topics.forEach(publish));
    };
    const returned = () => {
      follow();
      if (!document.hidden) topics.forEach(publish);
    };
    follow();
    document.addEventListener('visibilitychange', returned);
    window.addEventListener('focus', returned);
    return () => {
      document.removeEventListener('visibilitychange', returned);
      window.removeEventListener('focus', returned);
      source?.close();
    };
  }, [url, isActive]);
}
