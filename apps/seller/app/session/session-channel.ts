/** Messages between tabs of the same browser, which share one session. */
export type SessionEvent =
  | { kind: 'extended'; endsAt: number }
  /** The session has ended after too long without activity. */
  | { kind: 'expired' }
  /** The user has logged out. */
  | { kind: 'ended' }
  /** The session now belongs to another merchant or user. */
  | { kind: 'switched' };

const name = 'post-procure-session';

/** A broadcast also reaches other channels of the same tab, which must ignore it. */
const thisTab = Math.random();

export function broadcast(event: SessionEvent): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage({ event, tab: thisTab });
  channel.close();
}

export function listenToTabs(onEvent: (event: SessionEvent) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<{ event: SessionEvent; tab: number }>) => {
    if (data.tab !== thisTab) onEvent(data.event);
  };
  return () => channel.close();
}
