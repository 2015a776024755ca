import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  route('login', 'routes/login.tsx'),
  layout('routes/signed-in-layout.tsx', [
    index('routes/account.tsx'),
    route('seller/orders', 'routes/orders.tsx'),
    route('*', 'routes/not-open-yet.tsx'),
  ]),
] satisfies RouteConfig;
