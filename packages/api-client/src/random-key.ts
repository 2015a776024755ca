/** 32 hexadecimal digits. `crypto.randomUUID` is not available on plain HTTP origins, but `getRandomValues` is. */
export const createRandomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
