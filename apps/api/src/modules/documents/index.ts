export { indianDay } from './financial-year.ts';
export { issueCreditNote, issueInvoice, issueReceipt, type DocumentIssuer } from './issue-document.ts';
export { documentInvariants } from './document-invariants.ts';
export { createDocumentHandlers } from './document.service.ts';
export { contentWidth, drawPageFooters, openPdf, pageMargin, pdfColours } from './pdf/open-pdf.ts';
export { createPdfTable, type PdfColumn } from './pdf/pdf-table.ts';
