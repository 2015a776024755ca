import { legalDocuments } from '../agreements/legal-document.ts';

/** Version of the Terms of Use that forms ask people to accept. */
export const termsVersion = legalDocuments.terms.current.version;
