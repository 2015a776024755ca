import { useState } from 'react';
import { Link } from 'react-router';
import type { ExportRecord } from '@postprocure/contracts/exports/export';
import { amazonToFill } from '@postprocure/contracts/exports/amazon-fields';
import { exportFormatNames, type ExportFormat } from '@postprocure/contracts/exports/export-fields';
import type { SubscriptionFilter } from '@postprocure/contracts/subscriptions/subscription';
import { Button } from '@postprocure/ui/button';
import { Icon } from '@postprocure/ui/icon';
import { SelectWithButton } from '@postprocure/ui/select-with-button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useMutation } from '../forms/use-mutation.ts';
import { api } from '../api.ts';
import { countProducts } from './words.ts';

const oneClick = ['xlsx', 'csv'] as const;
const forShops = ['shopify', 'woocommerce', 'amazon'] as const;

/** Exports the products in the list. Large files are prepared in the background. */
export function DownloadPanel({ filter }: { filter: SubscriptionFilter }) {
  const { mutate, isPending, error } = useMutation();
  const [result, setResult] = useState<ExportRecord>();
  const request = (format: ExportFormat) =>
    mutate(async () => {
      const record = await api('POST /api/seller/exports', { body: { format, selection: { filter } } });
      setResult(record);
      if (record.link !== null) window.location.assign(record.link);
    });
  return (
    // The message is on its own line, so that the buttons do not move.
    <div className="contents">
      <div className="flex flex-wrap items-center gap-2" role="group" aria-label="Download">
        {oneClick.map((format) => (
          <Button
            key={format}
            tone="outline"
            size="small"
            className="min-h-11"
            inactive={isPending}
            onClick={() => void request(format)}
          >
            <Icon name="download" className="size-4" />
            {exportFormatNames[format]}
          </Button>
        ))}
        <SelectWithButton
          label="File for an online store"
          value=""
          action="Download"
          inactive={isPending}
          onSubmit={(format) => void request(format as ExportFormat)}
          className="w-52 border-ink/30 bg-transparent px-2 text-sm"
        >
          <option value="" disabled>
            For an online store...
          </option>
          {forShops.map((format) => (
            <option key={format} value={format}>
              {exportFormatNames[format]}
            </option>
          ))}
        </SelectWithButton>
        <Link
          to="/seller/productSubscription/exports"
          className="inline-flex min-h-11 items-center px-1 text-sm font-semibold text-peacock hover:underline"
        >
          Exports and columns
        </Link>
      </div>
      <div className="grid w-full gap-3 empty:hidden">
        {isPending && <p role="status">Preparing the file...</p>}
        {error && <StatusMessage tone="error">{error}</StatusMessage>}
        {result && (
          <StatusMessage tone="success">
            {result.link === null ? (
              <>
                We are preparing a file with {countProducts(result.rowsTotal)}.{' '}
                <Link
                  to="/seller/productSubscription/exports"
                  className="font-semibold text-peacock underline"
                >
                  View progress
                </Link>
              </>
            ) : (
              <>
                Your file with {countProducts(result.rowsTotal)} is ready.{' '}
                <a href={result.link} className="font-semibold text-peacock underline">
                  Download again
                </a>
                {result.format === 'amazon' && <AmazonSteps />}
              </>
            )}
          </StatusMessage>
        )}
      </div>
    </div>
  );
}

const AmazonSteps = () => (
  <div className="mt-1 grid gap-2">
    <p>
      Amazon has a template for each product type in Seller Central. Copy the columns into it by matching the
      field names in its third row. Then fill in what only you know. The column to_fill lists it for each row:
    </p>
    <ul className="list-disc pl-5">
      {amazonToFill.map(({ field, name, help }) => (
        <li key={field}>
          <strong className="font-semibold">{name}</strong> ({field}): {help}
        </li>
      ))}
    </ul>
    <p>
      Check variation_theme too: some templates call it ColorSize or SizeName-ColorName instead of SizeColor.
    </p>
  </div>
);
