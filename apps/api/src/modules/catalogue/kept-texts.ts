export interface KeptTexts {
  get(id: number): Promise<string | null>;
  /** From now on texts are kept, because somebody will say when they have changed. Ends with the returned call. */
  keep(): () => void;
  /** Forgets everything, including texts that were asked for before the call and are still on their way. */
  forget(): void;
}

/** Keeps the texts asked for last, up to a number of characters; what does not exist is asked for every time. */
export function createKeptTexts(
  load: (id: number) => Promise<string | null>,
  { maxCharacters }: { maxCharacters: number },
): KeptTexts {
  let kept = new Map<number, string>();
  let characters = 0;
  let keepers = 0;

  const forget = () => {
    kept = new Map();
    characters = 0;
  };

  const store = (id: number, text: string) => {
    if (kept.has(id)) return;
    kept.set(id, text);
    characters += text.length;
    for (const [oldest, { length }] of kept) {
      if (characters <= maxCharacters) break;
      kept.delete(oldest);
      characters -= length;
    }
  };

  return {
    forget,
    keep: () => {
      keepers += 1;
      return () => {
        keepers -= 1;
        if (keepers === 0) forget();
      };
    },
    get: async (id) => {
      const known = kept.get(id);
      if (known !== undefined) {
        kept.delete(id);
        kept.set(id, known);
        return known;
      }
      const generation = kept;
      const text = await load(id);
      if (text !== null && keepers > 0 && generation === kept) store(id, text);
      return text;
    },
  };
}
