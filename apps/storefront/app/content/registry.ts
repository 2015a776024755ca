import { page as aboutus } from './pages/company/aboutus.ts';
import { page as careersOpenings } from './pages/company/careers-openings.ts';
import { page as ourServices } from './pages/company/our-services.ts';
import { page as ourStory } from './pages/company/our-story.ts';
import { page as plans } from './pages/company/plans.ts';
import { page as ppOverview } from './pages/company/pp-overview.ts';
import { page as weHiring } from './pages/company/we-hiring.ts';
import { page as whyPostProcure } from './pages/company/why-post-procure.ts';
import { page as authorizationStoreAgreement } from './pages/legal/authorization-store-agreement.ts';
import { page as deliveryShippingPolicy } from './pages/legal/delivery-shipping-policy.ts';
import { page as privacy } from './pages/legal/privacy.ts';
import { page as returnRefund } from './pages/legal/return-refund.ts';
import { page as terms } from './pages/legal/terms.ts';
import { page as userAgreement } from './pages/legal/user-agreement.ts';
import { page as helpDesk } from './pages/support/help-desk.ts';
import { page as needHelp } from './pages/support/need-help.ts';
import { page as paymentOptions } from './pages/support/payment-options.ts';
import { page as reportConcern } from './pages/support/report-concern.ts';
import { page as supportChatemail } from './pages/support/support-chatemail.ts';
import { page as supportContact } from './pages/support/support-contact.ts';
import { page as supportHelp } from './pages/support/support-help.ts';
import { page as supportReport } from './pages/support/support-report.ts';
import { page as supportTicket } from './pages/support/support-ticket.ts';
import { page as tutorials } from './pages/support/tutorials.ts';
import { page as contentConverts } from './pages/services/content-converts.ts';
import { page as creativeServiceHub } from './pages/services/creative-service-hub.ts';
import { page as creativeServicesBrandIdentity } from './pages/services/creative-services-brand-identity.ts';
import { page as creativeServicesGraphicDesign } from './pages/services/creative-services-graphic-design.ts';
import { page as creativeServicesMarketingCreatives } from './pages/services/creative-services-marketing-creatives.ts';
import { page as creativeServicesUiUxDesign } from './pages/services/creative-services-ui-ux-design.ts';
import { page as proProductPhotography } from './pages/services/pro-product-photography.ts';
import { page as storeAndMarketplace } from './pages/services/store-and-marketplace.ts';
import { page as globalSourcingDesk } from './pages/sourcing/global-sourcing-desk.ts';
import { page as placeBulkOrder } from './pages/sourcing/place-bulk-order.ts';
import { page as privateLabelSolutions } from './pages/sourcing/private-label-solutions.ts';
import { page as submitSourcingRequest } from './pages/sourcing/submit-sourcing-request.ts';
import { page as tryBeforeBuy } from './pages/sourcing/try-before-buy.ts';
import { page as brandedUnboxing } from './pages/shipping/branded-unboxing.ts';
import { page as fulfillmentSolutions } from './pages/shipping/fulfillment-solutions.ts';
import { page as qc } from './pages/shipping/qc.ts';
import { page as shippingCostEstimator } from './pages/shipping/shipping-cost-estimator.ts';
import { page as trackMyOrder } from './pages/shipping/track-my-order.ts';
import { page as affiliateProgram } from './pages/partner/affiliate-program.ts';
import { page as applyReseller } from './pages/partner/apply-reseller.ts';
import { page as brandPartnership } from './pages/partner/brand-partnership.ts';
import { page as businessCreditSolutions } from './pages/partner/business-credit-solutions.ts';
import { page as sellOnPostProcure } from './pages/partner/sell-on-post-procure.ts';
import { page as sellWithPp } from './pages/partner/sell-with-pp.ts';
import { page as awards } from './pages/explore/awards.ts';
import { page as glowBlog } from './pages/explore/glow-blog.ts';
import { page as integrationApp } from './pages/explore/integration-app.ts';
import { page as knowledgeHub } from './pages/explore/knowledge-hub.ts';
import { page as customerStories } from './pages/explore/customer-stories.ts';
import { page as winningProducts } from './pages/explore/winning-products.ts';
import { page as dropshipperGettingStarted } from './pages/knowledge/dropshipper-getting-started.ts';
import { page as dropshipperSuccessTips } from './pages/knowledge/dropshipper-success-tips.ts';
import { page as supplierListingProducts } from './pages/knowledge/supplier-listing-products.ts';
import { page as supplierOrderProcessing } from './pages/knowledge/supplier-order-processing.ts';
import { page as platformAnalytics } from './pages/knowledge/platform-analytics.ts';
import { page as platformApiDocs } from './pages/knowledge/platform-api-docs.ts';
import { knowledgeSectionPages } from './knowledge-sections.ts';
import type { ContentPage, ContentSection } from './content-page.ts';
import { hasSampleContent, withoutSampleContent } from './without-sample-content.ts';
import type { SiteSettings } from '../load-context.ts';
import type { Crumb } from '../seo/json-ld.tsx';

/** All editorial pages. Import this only in loaders, so that the texts stay out of the browser bundle. */
export const contentPages: readonly ContentPage[] = [
  aboutus,
  careersOpenings,
  ourServices,
  ourStory,
  plans,
  ppOverview,
  weHiring,
  whyPostProcure,
  authorizationStoreAgreement,
  deliveryShippingPolicy,
  privacy,
  returnRefund,
  terms,
  userAgreement,
  helpDesk,
  needHelp,
  paymentOptions,
  reportConcern,
  supportChatemail,
  supportContact,
  supportHelp,
  supportReport,
  supportTicket,
  tutorials,
  contentConverts,
  creativeServiceHub,
  creativeServicesBrandIdentity,
  creativeServicesGraphicDesign,
  creativeServicesMarketingCreatives,
  creativeServicesUiUxDesign,
  proProductPhotography,
  storeAndMarketplace,
  globalSourcingDesk,
  placeBulkOrder,
  privateLabelSolutions,
  submitSourcingRequest,
  tryBeforeBuy,
  brandedUnboxing,
  fulfillmentSolutions,
  qc,
  shippingCostEstimator,
  trackMyOrder,
  affiliateProgram,
  applyReseller,
  brandPartnership,
  businessCreditSolutions,
  sellOnPostProcure,
  sellWithPp,
  awards,
  customerStories,
  winningProducts,
  glowBlog,
  integrationApp,
  knowledgeHub,
  ...knowledgeSectionPages,
  dropshipperGettingStarted,
  dropshipperSuccessTips,
  supplierListingProducts,
  supplierOrderProcessing,
  platformAnalytics,
  platformApiDocs,
];

/** Pages with sample content. If the site hides that content, the server logs a warning with these paths. */
export const sampleContentPaths: readonly string[] = contentPages
  .filter(hasSampleContent)
  .map(({ path }) => path);

/** Each section's parent page in the breadcrumbs; null means the home page. */
const sectionParents: Record<ContentSection, string | null> = {
  company: '/aboutus',
  legal: null,
  support: '/help-desk',
  services: '/our-services',
  sourcing: '/global-sourcing-desk',
  shipping: '/fulfillment-solutions',
  partner: '/sell-with-pp',
  explore: null,
};

const pagesByPath = new Map(
  contentPages.flatMap((page) => [page.path, ...(page.aliases ?? [])].map((path) => [path, page] as const)),
);

export interface FoundContentPage {
  page: ContentPage;
  /** The breadcrumbs from the home page to this page, inclusive. */
  crumbs: Crumb[];
}

type SampleContentSetting = Pick<SiteSettings, 'showSampleContent'>;

/** Finds a page by its canonical path or an alias. Sample content is left out unless the site shows it. */
export function findContentPage(
  path: string,
  { showSampleContent }: SampleContentSetting = { showSampleContent: false },
): FoundContentPage | null {
  const page = pagesByPath.get(path);
  if (!page) return null;
  return {
    page: showSampleContent ? page : withoutSampleContent(page),
    crumbs: [{ name: 'Home', path: '/' }, ...listAncestors(page)],
  };
}

/** Like `findContentPage`, but throws if the page does not exist. */
export function readContentPage(path: string, site?: SampleContentSetting): FoundContentPage {
  const found = findContentPage(path, site);
  if (!found) throw new Error(`Content page ${path} does not exist`);
  return found;
}

function listAncestors(page: ContentPage): Crumb[] {
  const above = page.parent ?? sectionParents[page.section];
  const parent = above === null || above === page.path ? undefined : pagesByPath.get(above);
  return [...(parent ? listAncestors(parent) : []), { name: page.heading, path: page.path }];
}
