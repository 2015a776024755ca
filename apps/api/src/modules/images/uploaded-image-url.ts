export const uploadsPath = '/media/uploads/';
const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const addressPattern = new RegExp(`^${uploadsPath}(${uuid})\\.webp$`);

/** The URL contains a random ID, so it cannot be guessed. The content behind it never changes. */
export const imageUrl = (id: string): string => `${uploadsPath}${id}.webp`;

export const imageIdOf = (url: string | null): string | null => addressPattern.exec(url ?? '')?.[1] ?? null;
