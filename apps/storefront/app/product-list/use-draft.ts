import { useState } from 'react';

/** State that is initialized from the URL and reset whenever the URL changes. */
export function useDraft<T>(source: T, identity: unknown = source): [T, (draft: T) => void] {
  const [state, setState] = useState({ identity, draft: source });
  if (state.identity !== identity) setState({ identity, draft: source });
  const current = state.identity === identity ? state.draft : source;
  return [current, (draft) => setState({ identity, draft })];
}
