import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // All routes in the first page: the list is small, and no navigation waits for a second round trip.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
