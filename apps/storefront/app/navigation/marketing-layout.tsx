import { Outlet, useLocation } from 'react-router';
import { describeOrganization, describeWebSite, JsonLd } from '../seo/json-ld.tsx';
import { useSite } from '../site.ts';
import { MarketingHeader } from './marketing-header.tsx';
import { SiteFooter } from './site-footer.tsx';
import { WakesAlone } from '../hydration/wakes-alone.tsx';

export default function MarketingLayout() {
  const { pathname } = useLocation();
  const isHome = pathname === '/';
  const site = useSite();
  return (
    <>
      <WakesAlone>
        <MarketingHeader overHero={isHome} />
      </WakesAlone>
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <WakesAlone>
        <SiteFooter />
      </WakesAlone>
      {isHome && (
        <>
          <JsonLd thing={describeOrganization(site)} />
          <JsonLd thing={describeWebSite(site)} />
        </>
      )}
    </>
  );
}
