/** Indents JSON to make it readable. Any other text is returned unchanged. */
export function formatEventBody(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
