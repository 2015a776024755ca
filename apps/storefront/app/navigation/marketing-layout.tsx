import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { describeOrganization, describeWebSite, JsonLd } from '../seo/json-ld.tsx';
import { useSite } from '../site.ts';
import { MarketingHeader } from './marketing-header.tsx';
import { SiteFooter } from './site-footer.tsx';

export default function MarketingLayout() {
  const { pathname } = useLocation();
  const isHome = pathname === '/';
  const site = useSite();
  return (
    <>
      <Suspense>
        <MarketingHeader overHero={isHome} />
      </Suspense>
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Suspense>
        <SiteFooter />
      </Suspense>
      {isHome && (
        <>
          <JsonLd thing={describeOrganization(site)} />
          <JsonLd thing={describeWebSite(site)} />
        </>
      )}
    </>
  );
}
