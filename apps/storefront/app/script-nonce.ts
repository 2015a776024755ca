import { createContext } from 'react';

/** Set while rendering on the server only; in the browser the scripts are already there. */
export const ScriptNonce = createContext<string | undefined>(undefined);
