import type { Executor } from '@postprocure/db/pool';

export async function readRemoteImageUrl(reads: Executor, id: number): Promise<string | null> {
  const { rows } = await reads.query<{ source_url: string }>({
    name: 'web-image-url',
    text: 'select source_url from remote_images where id = $1',
    values: [id],
  });
  return rows[0]?.source_url ?? null;
}
