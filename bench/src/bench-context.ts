import type { BenchData } from './data.ts';
import type { BenchOptions } from './options.ts';
import type { Report } from './report.ts';

export interface BenchContext {
  options: BenchOptions;
  data: BenchData;
  /** Peak memory of the server processes in MB, by case. */
  memory: Map<string, number>;
}

export type BenchCase = (context: BenchContext) => Promise<Report[]>;

export const smallCatalogue = (products: number): number => Math.max(2000, Math.round(products / 10));
