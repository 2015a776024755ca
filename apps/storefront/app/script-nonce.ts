import { createContext } from 'react';

/** The nonce for inline scripts. Set only while rendering on the server. */
export const ScriptNonce = createContext<string | undefined>(undefined);
