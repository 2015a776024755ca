import { endProgram, forkProgram } from './child-process.ts';

export interface RenderTask {
  html: string;
  seconds: number;
}

export interface RenderResult {
  /** The CPU time of one render, in ms. */
  cpuMs: number;
  renders: number;
  bytes: number;
}

/** Measures how long React alone takes to render a page, in a separate process. */
export async function measureReact(task: RenderTask): Promise<RenderResult> {
  const { child, answer } = await forkProgram(new URL('./react-renderer.ts', import.meta.url), task);
  await endProgram(child);
  return answer as RenderResult;
}
