import { use, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useNoScripts } from '../route-handle.ts';
import { ScriptNonce } from '../script-nonce.ts';
import { revealSections } from './reveal-sections.ts';

/** Runs `revealSections`. On pages without the framework's scripts, an inline script does this. */
export function SectionReveal() {
  const nonce = use(ScriptNonce);
  const isAlone = useNoScripts() && import.meta.env.SSR;
  const { pathname } = useLocation();
  useEffect(() => revealSections(), [pathname]);
  if (!isAlone) return null;
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: `(${revealSections.toString()})()` }} />;
}
