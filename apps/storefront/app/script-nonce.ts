import { createContext } from 'react';

/** Set only during server rendering. */
export const ScriptNonce = createContext<string | undefined>(undefined);
