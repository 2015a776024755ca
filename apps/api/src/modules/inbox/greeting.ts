/** Our greeting for an email, or none if the text starts with its own. */
export const greetUnlessGreeted = (text: string, greeting: string): string =>
  /^\s*(?:dear|hi|hello|hey|namaste|namaskar|good (?:morning|afternoon|evening))(?![\p{L}\p{N}])/iu.test(text)
    ? ''
    : greeting;
