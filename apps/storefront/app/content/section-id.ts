/** The anchor id of a heading: '1. How you accept it' becomes 'how-you-accept-it'. */
export const sectionId = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/^\d+\.\s*/, '')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
