/** Indents JSON for reading. Anything else is shown as it was received. */
export function formatEventBody(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
