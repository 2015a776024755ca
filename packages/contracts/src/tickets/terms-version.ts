import { legalDocuments } from '../agreements/legal-document.ts';

/** The version of the Terms of Use in the consent fields of forms. */
export const termsVersion = legalDocuments.terms.current.version;
