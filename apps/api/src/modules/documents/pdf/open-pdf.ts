import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

const require = createRequire(import.meta.url);

/** Poppins has Latin letters, Devanagari letters and the rupee sign. The standard PDF fonts do not. */
const fontFiles = {
  regular: require.resolve('@expo-google-fonts/poppins/400Regular/Poppins_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/poppins/600SemiBold/Poppins_600SemiBold.ttf'),
};

export type Pdf = PDFKit.PDFDocument;

export const pageMargin = 40;

export const pdfColours = {
  ink: '#1d2430',
  soft: '#5b6472',
  line: '#d8dde4',
  shade: '#f3f5f8',
  brand: '#0b5c66',
  demo: '#c2410c',
} as const;

/**
 * Opens an A4 document with our fonts. Pages are sent on as soon as they are full. `author` appears in the
 * document's properties: papers issued in a merchant's name must not mention us.
 */
export function openPdf(title: string, author = 'Post Procure'): Pdf {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: pageMargin,
    info: { Title: title, Producer: author, Creator: author },
  });
  for (const [name, file] of Object.entries(fontFiles)) pdf.registerFont(name, file);
  return pdf.font('regular').fontSize(9).fillColor(pdfColours.ink);
}

/**
 * Frees the layouts of the words drawn so far. pdfkit keeps them for the whole document: 2 MB for every thousand lines
 * of a statement. Turning its cache off instead would triple the CPU time.
 */
export function clearWordLayouts(pdf: Pdf): void {
  const { _fontFamilies: fonts } = pdf as Pdf & { _fontFamilies: Record<string, { layoutCache: object }> };
  for (const font of Object.values(fonts)) font.layoutCache = Object.create(null) as object;
}

/** Width between the margins. */
export const contentWidth = (pdf: Pdf): number => pdf.page.width - 2 * pageMargin;

/**
 * Adds a footer with the page number to every page, and the demo mark to demo documents. Call this before drawing
 * anything else.
 */
export function drawPageFooters(pdf: Pdf, footer: string, isDemo: boolean): void {
  let page = 0;
  const draw = (): void => {
    page += 1;
    const { x, y } = pdf;
    if (isDemo) drawDemoMark(pdf);
    const bottom = pdf.page.height - pageMargin + 8;
    // Text below the bottom margin would start a new page.
    pdf.page.margins.bottom = 0;
    pdf.font('regular').fontSize(7.5).fillColor(pdfColours.soft);
    pdf.text(footer, pageMargin, bottom, { width: contentWidth(pdf) - 80, lineBreak: false });
    pdf.text(`Page ${page}`, pageMargin, bottom, {
      width: contentWidth(pdf),
      align: 'right',
      lineBreak: false,
    });
    pdf.page.margins.bottom = pageMargin;
    pdf.x = x;
    pdf.y = y;
  };
  draw();
  pdf.on('pageAdded', draw);
}

/** Prevents demo documents from being mistaken for real ones. */
function drawDemoMark(pdf: Pdf): void {
  const { width, height } = pdf.page;
  pdf.save();
  pdf.rotate(-35, { origin: [width / 2, height / 2] });
  pdf.font('bold').fontSize(150).fillColor(pdfColours.demo).fillOpacity(0.08);
  pdf.text('DEMO', 0, height / 2 - 100, { width, align: 'center', lineBreak: false });
  pdf.restore();
  pdf.fillOpacity(1);
}
