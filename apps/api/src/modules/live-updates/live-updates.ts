import type { Permission } from '@postprocure/contracts/permission';
import type { Pool, PoolClient } from '@postprocure/db/pool';
import { listOpenSessions, liveUpdateChannel } from './live-update.repository.ts';
import { liveTopics, topicPermissions, type LiveTopic } from './live-topic.ts';

/** An open page of a merchant. */
export interface Subscriber {
  userId: string;
  sessionId: string;
  merchantId: string;
  permissions: ReadonlySet<Permission>;
  send(topic: LiveTopic): void;
  /** Sends a heartbeat, so that proxies do not close the connection as idle. */
  beat(): void;
  end(): void;
}

export interface LiveUpdates {
  /** Returns a function to unsubscribe, or null if the user has too many open pages. */
  subscribe(subscriber: Subscriber): (() => void) | null;
  close(): Promise<void>;
}

export interface LiveUpdateOptions {
  /** One connection of this pool listens for as long as the process runs. */
  pool: Pool;
  heartbeatMs?: number;
  maxPerUser?: number;
}

const reconnectMs = 1000;

/**
 * Forwards `notifyMerchant` messages from all processes to the open pages of that merchant. One database connection
 * listens for all of them.
 */
export function createLiveUpdates({
  pool,
  heartbeatMs = 25_000,
  maxPerUser = 6,
}: LiveUpdateOptions): LiveUpdates {
  const subscribers = new Set<Subscriber>();
  let listener: PoolClient | null = null;
  let isClosed = false;
  let reconnectTimer: NodeJS.Timeout | undefined;

  const tell = (subscriber: Subscriber, topic: LiveTopic): void => {
    const permission = topicPermissions[topic];
    if (permission === null || subscriber.permissions.has(permission)) subscriber.send(topic);
  };

  const receive = (message: string): void => {
    const [merchantId, name] = message.split(':');
    const topic = liveTopics.find((one) => one === name);
    if (topic === undefined) return;
    for (const subscriber of subscribers) {
      if (subscriber.merchantId === merchantId) tell(subscriber, topic);
    }
  };

  async function listen(): Promise<void> {
    try {
      const client = await pool.connect();
      listener = client;
      client.on('notification', ({ payload }) => receive(payload ?? ''));
      client.once('end', () => reconnect(client));
      await client.query(`listen ${liveUpdateChannel}`);
      // Messages sent while no connection was listening are lost, so every page fetches everything again.
      for (const subscriber of subscribers) for (const topic of liveTopics) tell(subscriber, topic);
    } catch {
      reconnect(listener);
    }
  }

  function reconnect(lost: PoolClient | null): void {
    if (lost !== listener || isClosed) return;
    listener?.release(true);
    listener = null;
    clearTimeout(reconnectTimer);
    reconnectTimer = setTimeout(() => void listen(), reconnectMs).unref();
  }

  async function beat(): Promise<void> {
    if (subscribers.size === 0) return;
    // A copy, because the query does not check the sessions of pages that subscribe while it runs.
    const checked = [...subscribers];
    const ids = [...new Set(checked.map(({ sessionId }) => sessionId))];
    const open = await listOpenSessions(pool, ids).catch(() => null);
    for (const subscriber of checked) {
      // If the database is unreachable, keep all connections open.
      if (open?.has(subscriber.sessionId) === false) subscriber.end();
      else subscriber.beat();
    }
  }

  const beating = setInterval(() => void beat(), heartbeatMs).unref();
  let starting: Promise<void> | undefined;

  return {
    subscribe: (subscriber) => {
      const open = [...subscribers].filter(({ userId }) => userId === subscriber.userId);
      if (open.length >= maxPerUser) return null;
      subscribers.add(subscriber);
      starting ??= listen();
      return () => subscribers.delete(subscriber);
    },
    close: async () => {
      isClosed = true;
      clearInterval(beating);
      clearTimeout(reconnectTimer);
      await starting;
      for (const subscriber of subscribers) subscriber.end();
      listener?.release(true);
      listener = null;
    },
  };
}
