/** Reads the fields of a URL-encoded form. Returns null if the body is something else or too long. */
export async function readFormFields(
  { body, headers }: Request,
  maxLength: number,
): Promise<URLSearchParams | null> {
  if (!body || !headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return null;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  // The length is checked while reading, because Content-Length may be wrong.
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    if (text.length > maxLength) {
      await reader.cancel();
      return null;
    }
  }
  return new URLSearchParams(text);
}
