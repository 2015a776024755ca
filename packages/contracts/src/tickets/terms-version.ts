import { legalDocuments } from '../agreements/legal-document.ts';

/** Of the Terms of Use that forms ask people to agree to. */
export const termsVersion = legalDocuments.terms.current.version;
