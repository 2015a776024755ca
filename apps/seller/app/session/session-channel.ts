/** What tabs of the same browser tell each other: they share one session. */
export type SessionNews = { kind: 'extended'; endsAt: number } | { kind: 'ended' };

const name = 'post-procure-session';

export function announce(news: SessionNews): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(news);
  channel.close();
}

export function listenForNews(onNews: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<SessionNews>) => onNews(data);
  return () => channel.close();
}
