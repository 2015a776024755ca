import type { ImportPreview } from '@postprocure/contracts/catalogue-import/import-file';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Badge } from '@postprocure/ui/badge';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@postprocure/ui/table';

/** Shows the first rows of the file as products. */
export const PreviewTable = ({ preview: { rows, ignored } }: { preview: ImportPreview }) => (
  <div className="grid gap-3 *:min-w-0">
    <Table label="Preview">
      <TableHead>
        <HeaderCell numeric>Line</HeaderCell>
        <HeaderCell>Product</HeaderCell>
        <HeaderCell>Category</HeaderCell>
        <HeaderCell numeric>Price</HeaderCell>
        <HeaderCell numeric>MRP</HeaderCell>
        <HeaderCell>Image</HeaderCell>
      </TableHead>
      <TableBody>
        {rows.map(({ line, sku, title, category, price, mrp, image, isVariation, problems, warnings }) => (
          <tr key={line} className="align-top">
            <Cell numeric>{line}</Cell>
            <Cell className="min-w-56">
              <span className="line-clamp-2 wrap-anywhere">{title === '' ? sku : title}</span>
              <span className="block text-xs wrap-anywhere text-ink-soft">
                {sku}
                {isVariation && ' (variation)'}
              </span>
              {problems.map((problem) => (
                <span key={problem} className="mt-1 block">
                  <Badge tone="saving">Refused</Badge> {problem}
                </span>
              ))}
              {warnings.map((warning) => (
                <span key={warning} className="mt-1 block">
                  <Badge tone="accent">Warning</Badge> {warning}
                </span>
              ))}
            </Cell>
            <Cell>{category}</Cell>
            <Cell numeric>{price === null ? '' : formatRupees(price)}</Cell>
            <Cell numeric>{mrp === null ? '' : formatRupees(mrp)}</Cell>
            <Cell className="max-w-48">
              <span className="block truncate text-xs text-ink-soft" title={image ?? undefined}>
                {image ?? 'None'}
              </span>
            </Cell>
          </tr>
        ))}
      </TableBody>
    </Table>
    {ignored.length > 0 && (
      <p className="text-sm wrap-anywhere text-ink-soft">
        Columns that are not imported: {ignored.join(', ')}
      </p>
    )}
  </div>
);
