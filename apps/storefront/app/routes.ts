import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('layout/marketing-layout.tsx', [
    index('routes/home.tsx'),
    route('category/:categoryName?/:subCategoryName?', 'routes/category.tsx'),
    route('cart', 'routes/cart.tsx'),
    route('plans', 'routes/plans.tsx'),
    route('winning-products', 'routes/winning-products.tsx'),
    route('shipping-cost-estimator', 'routes/shipping-cost-estimator.tsx'),
    route('track-my-order', 'routes/track-my-order.tsx'),
    route('support/chatemail', 'routes/chat-support.tsx'),
    route('support/chatemail/conversation', 'routes/chat-conversation.tsx'),
    route('*', 'routes/content-page.tsx'),
  ]),
  layout('layout/store-layout.tsx', [
    route('store', 'routes/store.tsx'),
    route('store/category/:categoryName?/:subCategoryName?', 'routes/category.tsx', { id: 'store-category' }),
    route('store/product/search', 'routes/search.tsx'),
    route('store/product/:id', 'routes/product.tsx'),
  ]),
  route('verify-login-merchant/:token?', 'routes/verify-login-merchant.tsx'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap-index.ts'),
  route('sitemap-pages.xml', 'routes/sitemap-pages.ts'),
  route('sitemap-products.xml', 'routes/sitemap-products.ts'),
] satisfies RouteConfig;
