import { expect, test } from 'vitest';
import { clearWordLayouts, openPdf, type Pdf } from './open-pdf.ts';

const listKeptWords = (pdf: Pdf): string[] => {
  const { _font: font } = pdf as Pdf & { _font: { layoutCache: object } };
  return Object.keys(font.layoutCache);
};

test('the layouts of words can be freed while a document is drawn', () => {
  const pdf = openPdf('Test').text('Alpha Beta');
  expect(listKeptWords(pdf)).toContain('Beta');
  clearWordLayouts(pdf);
  expect(listKeptWords(pdf)).toEqual([]);
  pdf.text('Gamma');
  expect(listKeptWords(pdf)).toEqual(['Gamma']);
  pdf.end();
});
