import { use, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useNoScripts } from '../route-handle.ts';
import { ScriptNonce } from '../script-nonce.ts';
import { revealSections } from './reveal-sections.ts';

/** Puts the fading of sections to work, with the framework's scripts or as the only script of the page. */
export function SectionReveal() {
  const nonce = use(ScriptNonce);
  const isAlone = useNoScripts() && import.meta.env.SSR;
  const { pathname } = useLocation();
  useEffect(() => revealSections(), [pathname]);
  if (!isAlone) return null;
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: `(${revealSections.toString()})()` }} />;
}
