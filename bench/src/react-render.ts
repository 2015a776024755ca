import { endProgram, forkProgram } from './child-process.ts';

export interface RenderTask {
  html: string;
  seconds: number;
}

export interface RenderResult {
  /** CPU of one rendering. */
  cpuMs: number;
  renders: number;
  bytes: number;
}

/** What React alone needs for the elements of a page, in a process of its own. */
export async function measureReact(task: RenderTask): Promise<RenderResult> {
  const { child, answer } = await forkProgram(new URL('./react-renderer.ts', import.meta.url), task);
  await endProgram(child);
  return answer as RenderResult;
}
