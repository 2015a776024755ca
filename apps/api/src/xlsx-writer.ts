import { once } from 'node:events';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export type XlsxValue = string | number | Date | null;

export interface XlsxColumn {
  /** In characters of the default font. */
  width: number;
  /** An Excel number format such as `0.00`; without one, Excel decides. */
  numberFormat?: string;
}

export interface XlsxSheet {
  name: string;
  columns: readonly XlsxColumn[];
  /** A bold first row that stays in view while the sheet scrolls. */
  header?: readonly string[];
}

/** Writes a workbook sheet by sheet and row by row. Memory use does not grow with the number of rows. */
export interface XlsxWriter {
  /** Appends rows to the current sheet, initially the first one. */
  writeRows(rows: readonly (readonly XlsxValue[])[]): Promise<void>;
  startNextSheet(): Promise<void>;
  /** Resolves when everything has reached the output. */
  finish(): Promise<void>;
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const spreadsheetNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const headerStyle = 1;

/** Every method rejects when the output fails. To cancel, destroy the output. */
export function createXlsxWriter(output: Writable, sheets: readonly XlsxSheet[]): XlsxWriter {
  const styles = new NumberStyles(sheets);
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(writeContentTypes(sheets)), '[Content_Types].xml');
  zip.addBuffer(Buffer.from(writePackageRelations()), '_rels/.rels');
  zip.addBuffer(Buffer.from(writeWorkbook(sheets)), 'xl/workbook.xml');
  zip.addBuffer(Buffer.from(writeWorkbookRelations(sheets)), 'xl/_rels/workbook.xml.rels');
  zip.addBuffer(Buffer.from(styles.writeXml()), 'xl/styles.xml');
  const parts = sheets.map((_, index) => {
    const part = new PassThrough();
    zip.addReadStream(part, `xl/worksheets/sheet${index + 1}.xml`);
    return part;
  });
  zip.end();
  const written = pipeline(zip.outputStream as Readable, output);
  // The next call to the writer rejects. Until then, an unhandled rejection would end the process.
  written.catch(() => undefined);

  let current = -1;
  let rowNumber = 0;
  const send = async (xml: string): Promise<void> => {
    const part = parts[current];
    if (part?.write(xml) === false) await Promise.race([once(part, 'drain'), written]);
  };
  const startNextSheet = async (): Promise<void> => {
    if (current >= 0) await endSheet();
    current += 1;
    rowNumber = 0;
    const sheet = sheets[current];
    if (!sheet) throw new Error('The workbook has no more sheets');
    await send(writeSheetHead(sheet));
    if (sheet.header) await send(writeRow(sheet.header, (rowNumber += 1), () => headerStyle));
  };
  const endSheet = async (): Promise<void> => {
    await send('</sheetData></worksheet>');
    parts[current]?.end();
  };
  return {
    writeRows: async (rows) => {
      if (current < 0) await startNextSheet();
      const sheet = current;
      await send(
        rows.map((row) => writeRow(row, (rowNumber += 1), (column) => styles.find(sheet, column))).join(''),
      );
    },
    startNextSheet,
    finish: async () => {
      while (current < sheets.length - 1) await startNextSheet();
      await endSheet();
      await written;
    },
  };
}

/** One cell style for each number format in use. Style 0 is the default, style 1 the bold header. */
class NumberStyles {
  readonly #formats: string[];
  readonly #byColumn: (number | undefined)[][];

  constructor(sheets: readonly XlsxSheet[]) {
    const columns = sheets.flatMap((sheet) => sheet.columns);
    this.#formats = [...new Set(columns.flatMap(({ numberFormat }) => numberFormat ?? []))];
    this.#byColumn = sheets.map((sheet) =>
      sheet.columns.map(({ numberFormat }) =>
        numberFormat === undefined ? undefined : this.#formats.indexOf(numberFormat) + headerStyle + 1,
      ),
    );
  }

  find(sheet: number, column: number): number | undefined {
    return this.#byColumn[sheet]?.[column];
  }

  writeXml(): string {
    // Numbers below 164 are Excel's built-in formats.
    const formatId = (index: number) => 164 + index;
    const formats = this.#formats.map(
      (code, index) => `<numFmt numFmtId="${formatId(index)}" formatCode="${escapeXml(code)}"/>`,
    );
    const cellFormats = this.#formats.map(
      (_, index) =>
        `<xf numFmtId="${formatId(index)}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
    );
    const font = (bold: string) => `<font>${bold}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;
    return `${xmlHead}<styleSheet xmlns="${spreadsheetNamespace}">${
      formats.length > 0 ? `<numFmts count="${formats.length}">${formats.join('')}</numFmts>` : ''
    }<fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${
      cellFormats.length + 2
    }"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${cellFormats.join(
      '',
    )}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
  }
}

const writeContentTypes = (sheets: readonly XlsxSheet[]): string =>
  `${xmlHead}<Types xmlns="${packageNamespace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/>${sheets
    .map(
      (_, index) =>
        `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${contentType}.worksheet+xml"/>`,
    )
    .join('')}</Types>`;

const writeRelations = (relations: readonly { type: string; target: string }[]): string =>
  `${xmlHead}<Relationships xmlns="${packageNamespace}/relationships">${relations
    .map(
      ({ type, target }, index) =>
        `<Relationship Id="rId${index + 1}" Type="${relationNamespace}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const writePackageRelations = (): string =>
  writeRelations([{ type: 'officeDocument', target: 'xl/workbook.xml' }]);

/** The sheets come first, so that sheet number n has the relation ID `rId` followed by n. */
const writeWorkbookRelations = (sheets: readonly XlsxSheet[]): string =>
  writeRelations([
    ...sheets.map((_, index) => ({ type: 'worksheet', target: `worksheets/sheet${index + 1}.xml` })),
    { type: 'styles', target: 'styles.xml' },
  ]);

const writeWorkbook = (sheets: readonly XlsxSheet[]): string =>
  `${xmlHead}<workbook xmlns="${spreadsheetNamespace}" xmlns:r="${relationNamespace}"><sheets>${sheets
    .map(
      ({ name }, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
    )
    .join('')}</sheets></workbook>`;

function writeSheetHead({ columns, header }: XlsxSheet): string {
  const frozenHeader =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return `${xmlHead}<worksheet xmlns="${spreadsheetNamespace}">${header ? frozenHeader : ''}<cols>${widths.join('')}</cols><sheetData>`;
}

function writeRow(
  values: readonly XlsxValue[],
  rowNumber: number,
  findStyle: (column: number) => number | undefined,
): string {
  let cells = '';
  for (const [column, value] of values.entries()) {
    if (value === null) continue;
    const style = findStyle(column);
    const attributes = `r="${columnName(column)}${rowNumber}"${style === undefined ? '' : ` s="${style}"`}`;
    cells +=
      typeof value === 'string'
        ? `<c ${attributes} t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`
        : `<c ${attributes}><v>${typeof value === 'number' ? value : toSerialDate(value)}</v></c>`;
  }
  return `<row r="${rowNumber}">${cells}</row>`;
}

const columnNames: string[] = [];

/** A to Z, then AA and so on. */
function columnName(index: number): string {
  return (columnNames[index] ??=
    (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26)));
}

const dayMs = 86_400_000;

/** Excel counts days from 30 December 1899 and has no time zones, so the date is written in UTC. */
const toSerialDate = (date: Date): number => (date.getTime() - Date.UTC(1899, 11, 30)) / dayMs;

const unsafe = /[&<>"\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[\da-f]{4}_)/gi;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * XML cannot contain control characters. Excel reads `_xHHHH_` as the character with that code, so the same
 * sequence in a text needs an escaped underscore.
 */
const escapeXml = (text: string): string =>
  text.replace(
    unsafe,
    (character) =>
      entities[character] ?? `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
  );
