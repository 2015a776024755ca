/**
 * Reads the fields of a URL-encoded form. Null if it is invalid or too long. The size is checked while reading,
 * because the Content-Length header may be wrong.
 */
export async function readFormFields(
  { body, headers }: Request,
  maxLength: number,
): Promise<URLSearchParams | null> {
  if (!body || !headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return null;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    text += chunk.value;
    if (text.length <= maxLength) continue;
    await reader.cancel();
    return null;
  }
  return new URLSearchParams(text);
}
