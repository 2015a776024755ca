import type { PersonalDataPart } from './personal-data.repository.ts';

/** Streams the data as JSON, one row per line. */
export async function* writePersonalData(
  madeAt: Date,
  parts: Iterable<PersonalDataPart>,
): AsyncGenerator<string> {
  yield `{\n"madeAt": ${JSON.stringify(madeAt)}`;
  for (const { name, batches } of parts) {
    yield `,\n${JSON.stringify(name)}: [`;
    let separator = '\n';
    for await (const rows of batches) {
      yield separator + rows.map((row) => JSON.stringify(row)).join(',\n');
      separator = ',\n';
    }
    yield '\n]';
  }
  yield '\n}\n';
}
