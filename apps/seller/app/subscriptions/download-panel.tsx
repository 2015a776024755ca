import { useState } from 'react';
import { Link } from 'react-router';
import type { ExportRecord } from '@postprocure/contracts/exports/export';
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

/** One click to a file of what the list shows. A long one is made in the background. */
export function DownloadPanel({ filter }: { filter: SubscriptionFilter }) {
  const { mutate, isPending, error } = useMutation();
  const [made, setMade] = useState<ExportRecord>();
  const request = (format: ExportFormat) =>
    mutate(async () => {
      const record = await api('POST /api/seller/exports', { body: { format, selection: { filter } } });
      setMade(record);
      if (record.link !== null) window.location.assign(record.link);
    });
  return (
    // What is said about a file has a line of its own, and leaves the buttons where they were pressed.
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
          label="File for a shop"
          value=""
          action="Download"
          inactive={isPending}
          onSubmit={(format) => void request(format as ExportFormat)}
          className="w-52 border-ink/30 bg-transparent px-2 text-sm"
        >
          <option value="" disabled>
            For a shop...
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
          Files and columns
        </Link>
      </div>
      <div className="grid w-full gap-3 empty:hidden">
        {isPending && <p role="status">Making the file...</p>}
        {error && <StatusMessage tone="error">{error}</StatusMessage>}
        {made && (
          <StatusMessage tone="success">
            {made.link === null ? (
              <>
                A file of {countProducts(made.rowsTotal)} is being made.{' '}
                <Link
                  to="/seller/productSubscription/exports"
                  className="font-semibold text-peacock underline"
                >
                  See its progress
                </Link>
              </>
            ) : (
              <>
                Your file of {countProducts(made.rowsTotal)} is ready.{' '}
                <a href={made.link} className="font-semibold text-peacock underline">
                  Download it again
                </a>
                {made.format === 'amazon' && (
                  <p className="mt-1">
                    Amazon has a template for each kind of product, in Seller Central: copy the columns into
                    it by the field names of its third line.
                  </p>
                )}
              </>
            )}
          </StatusMessage>
        )}
      </div>
    </div>
  );
}
