const depth = 10;

/** NDCG@10 of a list: 1 if no other list of the same products would be better. */
export function ndcg(grades: readonly number[], allGrades: readonly number[]): number {
  const ideal = gain(allGrades.toSorted((a, b) => b - a));
  return ideal === 0 ? 0 : gain(grades) / ideal;
}

const gain = (grades: readonly number[]): number =>
  grades.slice(0, depth).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
