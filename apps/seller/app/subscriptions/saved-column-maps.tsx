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

/** Asks before deleting, because the whole team uses the saved column sets. */
export function SavedColumnMaps({ maps, onOpen, onDeleted }: SavedColumnMapsProps) {
  const [deleting, setDeleting] = useState<ColumnMap>();
  const [deleted, setDeleted] = useState<string>();
  const pressed = useRef<HTMLButtonElement>(null);
  const news = useRef<HTMLDivElement>(null);
  const { mutate, isPending, error } = useMutation(onDeleted);
  const deleteMap = async (map: ColumnMap) => {
    const isDeleted = await mutate(() =>
      api('DELETE /api/seller/export-maps/:id', { params: { id: map.id } }),
    );
    if (!isDeleted) return;
    setDeleting(undefined);
    setDeleted(map.name);
  };
  // The button that was clicked disappears, so the message gets the focus.
  useEffect(() => {
    if (deleted !== undefined) news.current?.focus();
  }, [deleted]);
  if (maps.length === 0 && deleted === undefined) return null;
  return (
    <div className="grid gap-3">
      {maps.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Saved column sets">
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
                aria-expanded={deleting?.id === map.id}
                inactive={isPending}
                onClick={({ currentTarget }) => {
                  pressed.current = currentTarget;
                  setDeleted(undefined);
                  setDeleting(map);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {deleting && (
        <Confirmation
          key={deleting.id}
          confirmLabel="Yes, delete"
          isPending={isPending}
          onConfirm={() => void deleteMap(deleting)}
          onCancel={() => {
            setDeleting(undefined);
            pressed.current?.focus();
          }}
        >
          Delete the column set {deleting.name}? Your whole team will lose it. Files that use it are kept.
        </Confirmation>
      )}
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      {deleted !== undefined && (
        <div ref={news} tabIndex={-1} className="outline-none">
          <StatusMessage tone="success">{deleted} has been deleted.</StatusMessage>
        </div>
      )}
    </div>
  );
}
