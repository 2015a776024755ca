/** Slot values of one product: as written, and in lower case for use within a sentence. */
export interface Filling {
  values: string[];
  lowered: string[];
}

/** Each part is literal text or the index of a slot, which is negative for the slot's lower-case form. */
export type Template = readonly (string | number)[];

export interface TitleTemplate {
  required: Template;
  /** A part that starts with ' and ' continues the previous part and is used only after it. */
  optional: readonly Template[];
  closing: Template;
}

export function compileTemplate(text: string, slots: readonly string[]): Template {
  return text.split(/(\{\w+~?\})/).flatMap((part): (string | number)[] => {
    const name = /^\{(\w+)(~?)\}$/.exec(part);
    if (!name) return part === '' ? [] : [part];
    const index = slots.indexOf(name[1] ?? '');
    if (index < 0) throw new Error(`Unknown slot in '${text}': ${part}`);
    return [name[2] ? -1 - index : index];
  });
}

export function compileTitle(text: string, slots: readonly string[]): TitleTemplate {
  const [first = '', ...rest] = text.split('|');
  const closing = rest.at(-1)?.trimStart().startsWith('(') ? (rest.pop() ?? '') : '';
  return {
    required: compileTemplate(first, slots),
    optional: rest.map((part) => compileTemplate(part, slots)),
    closing: compileTemplate(closing, slots),
  };
}

export function fillTemplate(template: Template, filling: Filling): string {
  let text = '';
  for (const part of template) {
    if (typeof part === 'string') text += part;
    else text += part < 0 ? (filling.lowered[-1 - part] ?? '') : (filling.values[part] ?? '');
  }
  return text;
}

const properNouns = new Set(
  (
    'Diwali Eid Christmas Navratri Holi Janmashtami Karwa Chauth Raksha Bandhan Bhai Dooj Makar Sankranti Basant ' +
    'Panchami Ganesh Chaturthi Valentine Indian South Bluetooth Darjeeling Assam Kashmir Mysore Maharashtrian ' +
    'Bengali Hindi English American German Moroccan Cuban Damascus Kolhapuri Banarasi Kanjivaram Jain Buddha ' +
    'Ganesha Lakshmi Radha Krishna Warli Madhubani Bollywood Ayurvedic A-Line V C E pH'
  ).split(' '),
);

/** Lower-cases text except for proper nouns, letters as in vitamin C, and words such as LED, USB-C or 4K. */
export function lowerWords(text: string): string {
  return text.replaceAll(/\S+/g, (word) =>
    properNouns.has(word) || /[A-Z].*[A-Z]|\d/.test(word.replaceAll(/-[A-Z](?=[a-z])/g, ''))
      ? word
      : word.toLowerCase(),
  );
}
