import { useState } from 'react';

/**
 * State that starts as `source` and is reset when `identity` changes, for example after navigation to another URL.
 */
export function useDraft<T>(source: T, identity: unknown = source): [T, (draft: T) => void] {
  const [state, setState] = useState({ identity, draft: source });
  if (state.identity !== identity) setState({ identity, draft: source });
  const current = state.identity === identity ? state.draft : source;
  return [current, (draft) => setState({ identity, draft })];
}
