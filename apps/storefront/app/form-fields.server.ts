/**
 * Reads the fields of a URL-encoded form. Null if it is invalid or too long. The size is checked while reading,
 * because the Content-Length header may be wrong.
 */
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
