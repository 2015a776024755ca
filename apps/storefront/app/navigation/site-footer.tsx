import { brand } from '@postprocure/contracts/brand';
import { Container } from '@postprocure/ui/container';
import { Link } from '../page-link.tsx';
import { BrandLogo } from './brand-logo.tsx';
import { CookieNotice, CookieSentence } from '../cookies/cookie-notice.tsx';
import { footerColumns, legalLinks } from './footer-columns.ts';
import { PaymentLogos } from './payment-logos.tsx';
import { useLegalDetails } from '../site.ts';

export function SiteFooter() {
  return (
    <footer className="mt-20 text-on-dark print:hidden">
      <div className="temple-border text-aubergine" aria-hidden="true" />
      <div className="on-dark bg-aubergine">
        <Container className="grid gap-12 py-14 lg:grid-cols-[18rem_1fr]">
          <FooterBrand />
          <nav
            aria-label="Footer"
            className="grid grid-cols-1 gap-x-6 gap-y-9 min-[18rem]:grid-cols-2 md:grid-cols-3"
          >
            {footerColumns.map(({ title, links }) => (
              <div key={title}>
                <h2 className="text-sm font-semibold text-marigold">{title}</h2>
                <ul className="mt-2 text-sm">
                  {links.map(({ label, to }) => (
                    <li key={to}>
                      <Link
                        to={to}
                        className="inline-block py-1 text-on-dark-soft hover:text-on-dark hover:underline pointer-coarse:py-3"
                      >
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </Container>
        <Container>
          <div className="border-t border-aubergine-line py-6">
            <PaymentLogos />
          </div>
        </Container>
        <div className="footer-end bg-aubergine-deep text-xs text-on-dark-soft">
          <Container className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5">
            <p data-cookie-sentence>
              <CookieSentence />
            </p>
            <ul className="flex flex-wrap gap-x-5 gap-y-1">
              {legalLinks.map(({ label, to }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-block py-1 hover:text-on-dark hover:underline pointer-coarse:py-3.5"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
            <p suppressHydrationWarning>
              © {brand.foundedYear}–{new Date().getFullYear()} {brand.name}
            </p>
            <FooterLegalDetails />
          </Container>
        </div>
      </div>
      <CookieNotice />
    </footer>
  );
}

function FooterBrand() {
  return (
    <div className="text-sm">
      <BrandLogo />
      <p className="mt-4 text-xl font-semibold text-on-dark">{brand.tagline}</p>
      <address className="mt-4 text-on-dark-soft not-italic">
        {brand.address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <a
          href={`tel:${brand.phone.replaceAll('-', '')}`}
          className="mt-2 inline-block py-1 hover:underline pointer-coarse:py-3"
        >
          {brand.phone}
        </a>
      </address>
      <ul className="mt-3 flex gap-4">
        {brand.social.map(({ name, url }) => (
          <li key={name}>
            <a
              href={url}
              rel="noreferrer"
              className="inline-block py-1 underline hover:text-marigold pointer-coarse:py-3"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FooterLegalDetails() {
  const details = useLegalDetails();
  if (!details) return null;
  const { entityName, cin, gstin, isDemo } = details;
  return (
    <p className="w-full">
      {entityName} · CIN {cin} · GSTIN {gstin}
      {isDemo && ' (demo details)'} ·{' '}
      <Link to="/support/contact#company-details" className="underline hover:text-on-dark">
        Address and Grievance Officer
      </Link>
    </p>
  );
}
