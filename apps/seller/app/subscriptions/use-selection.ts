import { useState } from 'react';

export interface Selection<Id = number> {
  ids: Id[];
  /** True if everything that matches the filter is selected, on all pages. */
  isWhole: boolean;
  has(id: Id): boolean;
  toggle(id: Id): void;
  setMany(ids: readonly Id[], chosen: boolean): void;
  chooseWhole(): void;
  clear(): void;
}

export function useSelection<Id = number>(): Selection<Id> {
  const [ids, setIds] = useState<ReadonlySet<Id>>(new Set());
  const [isWhole, setWhole] = useState(false);
  const set = (many: readonly Id[], chosen: boolean) => {
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
