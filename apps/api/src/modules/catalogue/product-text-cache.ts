export interface KeptTexts {
  get(id: number): Promise<string | null>;
  /** From now on texts are kept, because somebody will say when they have changed. Ends with the returned call. */
  keep(): () => void;
  /** Forgets everything, including texts that were asked for before the call and are still on their way. */
  clear(): void;
}

export interface KeptTextsOptions {
  maxCharacters: number;
  /** Not every change is told of. */
  maxAgeMs: number;
  now?: () => number;
}

interface Kept {
  text: string;
  until: number;
}

/** Keeps the texts asked for last, up to a number of characters; what does not exist is asked for every time. */
export function createProductTextCache(
  load: (id: number) => Promise<string | null>,
  { maxCharacters, maxAgeMs, now = Date.now }: KeptTextsOptions,
): KeptTexts {
  let kept = new Map<number, Kept>();
  let characters = 0;
  let keepers = 0;

  const clear = () => {
    kept = new Map();
    characters = 0;
  };

  const drop = (id: number) => {
    characters -= kept.get(id)?.text.length ?? 0;
    kept.delete(id);
  };

  const store = (id: number, entry: Kept) => {
    drop(id);
    kept.set(id, entry);
    characters += entry.text.length;
    for (const oldest of kept.keys()) {
      if (characters <= maxCharacters) break;
      drop(oldest);
    }
  };

  return {
    clear,
    keep: () => {
      keepers += 1;
      return () => {
        keepers -= 1;
        if (keepers === 0) clear();
      };
    },
    get: async (id) => {
      const known = kept.get(id);
      if (known !== undefined && now() < known.until) {
        kept.delete(id);
        kept.set(id, known);
        return known.text;
      }
      const generation = kept;
      const until = now() + maxAgeMs;
      const text = await load(id);
      if (text !== null && keepers > 0 && generation === kept) store(id, { text, until });
      return text;
    },
  };
}
