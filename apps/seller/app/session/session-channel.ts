/** What tabs of the same browser tell each other: they share one session. */
export type SessionNews =
  | { kind: 'extended'; endsAt: number }
  /** Nobody was active for too long. */
  | { kind: 'expired' }
  /** Somebody has logged out. */
  | { kind: 'ended' }
  /** The session speaks for another business or person. */
  | { kind: 'switched' };

const name = 'post-procure-session';

/** A channel also carries to others of its own tab, which knows already. */
const thisTab = Math.random();

export function announce(news: SessionNews): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage({ news, tab: thisTab });
  channel.close();
}

export function listenForNews(onNews: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<{ news: SessionNews; tab: number }>) => {
    if (data.tab !== thisTab) onNews(data.news);
  };
  return () => channel.close();
}
