import { contentWidth, pageMargin, pdfColours, type Pdf } from './open-pdf.ts';

export interface PdfColumn<Row> {
  heading: string;
  /** The share of the table width, relative to the other columns. */
  share: number;
  align?: 'left' | 'right';
  text: (row: Row, index: number) => string;
}

const padding = 5;

export interface PdfTable<Row> {
  addRow(row: Row): void;
}

/** A table that continues across pages and repeats its headings on each. Leaves the cursor below the last row. */
export function createPdfTable<Row>(pdf: Pdf, columns: readonly PdfColumn<Row>[]): PdfTable<Row> {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const cells = columns.map((column) => ({
    ...column,
    width: (contentWidth(pdf) * column.share) / shares,
  }));

  const drawRow = (texts: readonly string[], isHeading: boolean): void => {
    const font = isHeading ? 'bold' : 'regular';
    pdf.font(font).fontSize(8);
    const heights = cells.map(({ width }, index) =>
      pdf.heightOfString(texts[index] ?? '', { width: width - 2 * padding }),
    );
    const height = Math.max(...heights) + 2 * padding;
    if (pdf.y + height > pdf.page.height - pageMargin - 20) {
      pdf.addPage();
      if (!isHeading) drawHeadings();
      pdf.font(font).fontSize(8);
    }
    const top = pdf.y;
    if (isHeading) pdf.rect(pageMargin, top, contentWidth(pdf), height).fill(pdfColours.shade);
    let left = pageMargin;
    cells.forEach(({ width, align = 'left' }, index) => {
      pdf.fillColor(pdfColours.ink).text(texts[index] ?? '', left + padding, top + padding, {
        width: width - 2 * padding,
        align,
      });
      left += width;
    });
    pdf
      .moveTo(pageMargin, top + height)
      .lineTo(pageMargin + contentWidth(pdf), top + height)
      .lineWidth(0.5)
      .stroke(pdfColours.line);
    pdf.x = pageMargin;
    pdf.y = top + height;
  };
  const drawHeadings = (): void =>
    drawRow(
      cells.map(({ heading }) => heading),
      true,
    );

  drawHeadings();
  let index = 0;
  return {
    addRow: (row) => {
      drawRow(
        cells.map(({ text }) => text(row, index)),
        false,
      );
      index += 1;
    },
  };
}
