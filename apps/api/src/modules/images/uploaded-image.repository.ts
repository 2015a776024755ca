import type { Executor } from '@postprocure/db/pool';

export async function insertImage(tx: Executor, content: Buffer): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    'insert into uploaded_images (content) values ($1) returning id',
    [content],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The image was not stored');
  return id;
}

export async function deleteImage(tx: Executor, id: string): Promise<void> {
  await tx.query('delete from uploaded_images where id = $1', [id]);
}

export async function loadImage(executor: Executor, id: string): Promise<Buffer | null> {
  const { rows } = await executor.query<{ content: Buffer }>({
    name: 'uploaded-image',
    text: 'select content from uploaded_images where id = $1',
    values: [id],
  });
  return rows[0]?.content ?? null;
}
