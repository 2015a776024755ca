/** Editors write labels of any length: on a narrow phone they take two lines instead of sticking out of the page. */
export const wrappingButton = 'text-center max-sm:py-2 max-sm:whitespace-normal';
