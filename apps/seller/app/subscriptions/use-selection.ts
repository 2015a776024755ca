import { useState } from 'react';

export interface Selection {
  ids: number[];
  /** Everything that matches the filter is selected, on all pages. */
  isWhole: boolean;
  has(id: number): boolean;
  toggle(id: number): void;
  setMany(ids: number[], chosen: boolean): void;
  chooseWhole(): void;
  clear(): void;
}

export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [isWhole, setWhole] = useState(false);
  const set = (many: number[], chosen: boolean) => {
    const next = new Set(ids);
    for (const id of many) {
      if (chosen) next.add(id);
      else next.delete(id);
    }
    setIds(next);
    setWhole(false);
  };
  return {
    ids: [...ids],
    isWhole,
    has: (id) => isWhole || ids.has(id),
    toggle: (id) => set([id], !ids.has(id)),
    setMany: set,
    chooseWhole: () => setWhole(true),
    clear: () => {
      setIds(new Set());
      setWhole(false);
    },
  };
}
