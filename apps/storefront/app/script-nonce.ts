import { createContext } from 'react';

/** Set only while rendering on the server. */
export const ScriptNonce = createContext<string | undefined>(undefined);
