import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('layout/marketing-layout.tsx', [
    index('routes/home.tsx'),
    route('category/:categoryName?/:subCategoryName?', 'routes/category.tsx'),
    route('cart', 'routes/cart.tsx'),
    route('aboutus', 'routes/aboutus.tsx'),
    route('integration/app', 'routes/integrations.tsx'),
    route('integration-app', 'routes/integrations.tsx', { id: 'integration-app' }),
    route('knowledge-hub', 'routes/knowledge-hub.tsx'),
    route('glow-blog', 'routes/blog-list.tsx'),
    route('blog/:id?', 'routes/blog-post.tsx'),
    route('*', 'routes/content-page.tsx'),
  ]),
  layout('layout/store-layout.tsx', [
    route('store', 'routes/store.tsx'),
    route('products', 'routes/store.tsx', { id: 'products' }),
    route('store/category/:categoryName?/:subCategoryName?', 'routes/category.tsx', { id: 'store-category' }),
    route('store/product/search', 'routes/search.tsx'),
    route('store/product/:id', 'routes/product.tsx'),
  ]),
  route('verify-login-merchant/:token?', 'routes/verify-login-merchant.tsx'),
  route('signup', 'routes/signup.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap-index.ts'),
  route('sitemap-pages.xml', 'routes/sitemap-pages.ts'),
  route('sitemap-products.xml', 'routes/sitemap-products.ts'),
] satisfies RouteConfig;
