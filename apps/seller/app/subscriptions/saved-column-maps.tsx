import { useEffect, useRef, useState } from 'react';
import type { ColumnMap } from '@postprocure/contracts/exports/export';
import { IconButton } from '@postprocure/ui/icon-button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { Confirmation } from '../forms/confirmation.tsx';
import { useMutation } from '../forms/use-mutation.ts';
import { api } from '../api.ts';

interface SavedColumnMapsProps {
  maps: ColumnMap[];
  onOpen: (map: ColumnMap) => void;
  onDeleted: () => void;
}

/** The sets of columns kept by name; one that is deleted is gone for everybody of the business, so it is asked first. */
export function SavedColumnMaps({ maps, onOpen, onDeleted }: SavedColumnMapsProps) {
  const [doomed, setDoomed] = useState<ColumnMap>();
  const [deleted, setDeleted] = useState<string>();
  const pressed = useRef<HTMLButtonElement>(null);
  const news = useRef<HTMLDivElement>(null);
  const { mutate, isPending, error } = useMutation(onDeleted);
  const deleteMap = async (map: ColumnMap) => {
    const isDeleted = await mutate(() =>
      api('DELETE /api/seller/export-maps/:id', { params: { id: map.id } }),
    );
    if (!isDeleted) return;
    setDoomed(undefined);
    setDeleted(map.name);
  };
  // The button that was pressed goes with its set.
  useEffect(() => {
    if (deleted !== undefined) news.current?.focus();
  }, [deleted]);
  if (maps.length === 0 && deleted === undefined) return null;
  return (
    <div className="grid gap-3">
      {maps.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Saved sets of columns">
          {maps.map((map) => (
            <li key={map.id} className="flex items-center rounded-md border border-line bg-white">
              <button
                type="button"
                className="min-h-11 rounded-md px-4 py-2 text-left text-sm font-semibold text-peacock hover:underline"
                onClick={() => onOpen(map)}
              >
                {map.name}
              </button>
              <IconButton
                icon="close"
                label={`Delete ${map.name}`}
                aria-expanded={doomed?.id === map.id}
                inactive={isPending}
                onClick={({ currentTarget }) => {
                  pressed.current = currentTarget;
                  setDeleted(undefined);
                  setDoomed(map);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {doomed && (
        <Confirmation
          key={doomed.id}
          confirmLabel="Yes, delete them"
          isPending={isPending}
          onConfirm={() => void deleteMap(doomed)}
          onCancel={() => {
            setDoomed(undefined);
            pressed.current?.focus();
          }}
        >
          Delete the columns saved as {doomed.name}? Everybody in your business loses them; files made with
          them stay.
        </Confirmation>
      )}
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      {deleted !== undefined && (
        <div ref={news} tabIndex={-1} className="outline-none">
          <StatusMessage tone="success">{deleted} is deleted.</StatusMessage>
        </div>
      )}
    </div>
  );
}
