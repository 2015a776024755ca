import type { OpenAPIV3_1 } from 'openapi-types';

type Document = Partial<OpenAPIV3_1.Document>;

/** Leaves the schemas that some operation reaches: the generator also lists an input twin of each. */
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
