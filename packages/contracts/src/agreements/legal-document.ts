/** A version of a legal document. The storefront shows the current ones, and merchants accept them in the seller application. */
export interface LegalVersion {
  version: string;
  /** ISO date in Indian time. */
  effective: string;
  /** What changed, in one or two sentences; null for the first version. */
  change: string | null;
  /** Whether every merchant must acknowledge the change. */
  isMaterial: boolean;
}

export interface LegalDocument {
  key: string;
  title: string;
  /** Path on the storefront. */
  path: string;
  /** Whether merchants have to accept it; other documents are for information only. */
  isAgreement: boolean;
  current: LegalVersion;
}

const first = (effective: string): LegalVersion => ({
  version: '1.0',
  effective,
  change: null,
  isMaterial: false,
});

export const legalDocuments = {
  userAgreement: {
    key: 'user-agreement',
    title: 'User Agreement',
    path: '/user-agreement',
    isAgreement: true,
    current: first('2025-07-03'),
  },
  storeAuthorization: {
    key: 'authorization-store-agreement',
    title: 'Store Authorization Agreement',
    path: '/authorization-store-agreement',
    isAgreement: true,
    current: first('2026-11-15'),
  },
  terms: {
    key: 'terms',
    title: 'Terms of Use',
    path: '/terms',
    isAgreement: false,
    current: first('2026-11-15'),
  },
  privacy: {
    key: 'privacy',
    title: 'Privacy Policy',
    path: '/privacy',
    isAgreement: false,
    current: first('2026-11-15'),
  },
  returns: {
    key: 'return-refund',
    title: 'Return, Refund & Cancellation Policy',
    path: '/return-refund',
    isAgreement: false,
    current: first('2026-11-15'),
  },
  delivery: {
    key: 'delivery-shipping-policy',
    title: 'Delivery & Shipping Policy',
    path: '/delivery-shipping-policy',
    isAgreement: false,
    current: first('2026-11-15'),
  },
} as const satisfies Record<string, LegalDocument>;

/** Version and date, as shown on the document's page. */
export const legalVersion = ({ current }: LegalDocument): { version: string; effective: string } => ({
  version: current.version,
  effective: current.effective,
});
