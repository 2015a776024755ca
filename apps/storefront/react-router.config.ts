import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Send the whole route list with the first page. It is small, and later navigations need no extra request.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
