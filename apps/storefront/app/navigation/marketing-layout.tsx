import { Outlet, useLocation } from 'react-router';
import { describeOrganization, describeWebSite, JsonLd } from '../seo/json-ld.tsx';
import { useSite } from '../site.ts';
import { MarketingHeader } from './marketing-header.tsx';
import { SiteFooter } from './site-footer.tsx';
import { HydrationBoundary } from '../hydration/hydration-boundary.tsx';

export default function MarketingLayout() {
  const { pathname } = useLocation();
  const isHome = pathname === '/';
  const site = useSite();
  return (
    <>
      <HydrationBoundary>
        <MarketingHeader overHero={isHome} />
      </HydrationBoundary>
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <HydrationBoundary>
        <SiteFooter />
      </HydrationBoundary>
      {isHome && (
        <>
          <JsonLd thing={describeOrganization(site)} />
          <JsonLd thing={describeWebSite(site)} />
        </>
      )}
    </>
  );
}
