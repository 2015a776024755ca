export { amountInWords } from './amount-in-words.ts';
export { financialYearOf, indianDay } from './financial-year.ts';
export { issueCreditNote, issueInvoice, issueReceipt, type DocumentIssuer } from './issue-document.ts';
export { findOrderInvoice, listOrderDocuments } from './document.repository.ts';
export { documentInvariants } from './document-invariants.ts';
export { findPlaceOfSupply } from './place-of-supply.ts';
export { createDocumentHandlers } from './document.service.ts';
export { renderDocumentPdf } from './pdf/document-pdf.ts';
export {
  clearWordLayouts,
  contentWidth,
  drawPageFooters,
  openPdf,
  pageMargin,
  pdfColours,
  type Pdf,
} from './pdf/open-pdf.ts';
export { createPdfTable, type PdfColumn } from './pdf/pdf-table.ts';
