import { Outlet, useLocation } from 'react-router';
import { MarketingHeader } from './marketing-header.tsx';
import { SiteFooter } from './site-footer.tsx';

export default function MarketingLayout() {
  const { pathname } = useLocation();
  return (
    <>
      <MarketingHeader overHero={pathname === '/'} />
      <main id="content">
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
