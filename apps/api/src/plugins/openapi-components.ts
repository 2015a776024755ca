import type { OpenAPIV3_1 } from 'openapi-types';

type Document = Partial<OpenAPIV3_1.Document>;

/** Removes unused schemas. The generator lists each schema a second time as an input. */
export function dropUnusedComponents(document: Document): Document {
  const schemas = document.components?.schemas ?? {};
  const used = new Set<string>();
  const follow = (part: unknown): void => {
    for (const name of findReferences(part)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(schemas[name]);
    }
  };
  follow({ ...document, components: undefined });
  return {
    ...document,
    components: {
      ...document.components,
      schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name))),
    },
  };
}

const findReferences = (part: unknown): string[] =>
  [...JSON.stringify(part ?? null).matchAll(/"#\/components\/schemas\/([^"/]+)"/g)].map(
    ([, name]) => name ?? '',
  );
