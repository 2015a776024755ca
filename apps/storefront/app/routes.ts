import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('layout/marketing-layout.tsx', [index('routes/home.tsx'), route('*', 'routes/not-found.tsx')]),
  layout('layout/store-layout.tsx', [route('store', 'routes/store.tsx')]),
] satisfies RouteConfig;
