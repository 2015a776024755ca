/** 32 hexadecimal digits. `crypto.randomUUID` is missing on plain-HTTP origins, `getRandomValues` never is. */
export const createRandomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
