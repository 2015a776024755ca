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
      <MarketingHeader overHero={isHome} />
      <main id="content">
        <Outlet />
      </main>
      <SiteFooter />
      {isHome && (
        <>
          <JsonLd thing={describeOrganization(site)} />
          <JsonLd thing={describeWebSite(site)} />
        </>
      )}
    </>
  );
}
