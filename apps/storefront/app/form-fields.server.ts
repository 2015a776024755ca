/** Returns null if the body is not a urlencoded form or is too long. Streams it, because Content-Length may be wrong. */
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
