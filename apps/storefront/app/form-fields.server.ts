/** The fields of a plain form, or null for what is none or too long. Read piece by piece: a body may lie about its length. */
export async function readFormFields(
  { body, headers }: Request,
  maxLength: number,
): Promise<URLSearchParams | null> {
  if (!body || !headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return null;
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > maxLength) return null;
  }
  return new URLSearchParams(text);
}
