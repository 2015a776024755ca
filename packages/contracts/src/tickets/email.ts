/** Stricter than a browser's email input, which accepts `a@b`. */
const emailPattern = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

export const emailMaxLength = 254;

export const isEmail = (value: string): boolean => value.length <= emailMaxLength && emailPattern.test(value);
