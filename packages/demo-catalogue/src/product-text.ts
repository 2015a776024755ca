import { slotIndex, type Choice, type CompiledType } from './compile-type.ts';
import type { Random } from './random.ts';
import { fillTemplate, type Filling, type TitleTemplate } from './template.ts';

export const titleLength = { min: 40, max: 140 } as const;

export function writeTitle(random: Random, type: CompiledType, given: Filling): string {
  const filling = withoutColourList(given);
  const template = random.pick(type.titles);
  const chosen = template.optional.map(() => random.chance(0.6));
  template.optional.forEach((part, index) => {
    if (String(part[0]).startsWith(' and ') && !chosen[index - 1]) chosen[index] = false;
  });
  let title = joinTitle(template, chosen, filling);
  if (title.length < titleLength.min) title = joinTitle(template, chosen.fill(true), filling);
  while (title.length > titleLength.max && chosen.includes(true)) {
    chosen[chosen.lastIndexOf(true)] = false;
    title = joinTitle(template, chosen, filling);
  }
  return title;
}

/** The title names the colour only if there is exactly one. */
function withoutColourList({ values, lowered }: Filling): Filling {
  const named = values[slotIndex.colour]?.includes(',') ? '' : values[slotIndex.colour];
  return { values: values.with(slotIndex.colour, named ?? ''), lowered };
}

function joinTitle(template: TitleTemplate, chosen: readonly boolean[], filling: Filling): string {
  let title = fillTemplate(template.required, filling);
  template.optional.forEach((part, index) => {
    if (chosen[index]) title += fillTemplate(part, filling);
  });
  const closing = fillTemplate(template.closing, filling);
  return closing === ' ()' ? title : title + closing.replace('(, ', '(');
}

/** Points specific to the product type come first, points shared by the whole trade last. */
export function writeBullets(random: Random, type: CompiledType, filling: Filling): string[] {
  const count = random.between(3, 6);
  const own = random.sample(type.bullets, Math.min(type.bullets.length, Math.max(2, count - 1)));
  const shared = random.sample(type.tradeBullets, count - own.length);
  return [...own, ...shared].map((template) => fillTemplate(template, filling));
}

export function writeDescription(
  random: Random,
  type: CompiledType,
  filling: Filling,
  choices: readonly Choice[],
  sizes: readonly Choice[],
): string {
  const { care, notes } = type.trade;
  let html = `<p>${escapeHtml(withArticle(fillTemplate(type.about, filling)))} `;
  html += `${escapeHtml(fillTemplate(random.pick(type.pitch), filling))}</p>`;
  html += `<h3>Specifications</h3><table><tbody>${specificationRows(type, filling, choices, sizes)}</tbody></table>`;
  if (random.chance(0.7)) {
    const items = random.sample(care.items, 2).map((item) => `<li>${escapeHtml(item)}</li>`);
    html += `<h3>${escapeHtml(care.heading)}</h3><ul>${items.join('')}</ul>`;
  }
  if (random.chance(0.4)) html += `<p><strong>Please note:</strong> ${escapeHtml(random.pick(notes))}</p>`;
  return html;
}

/** Corrects the article, as in 'An oversized piece', because a template cannot know the word that follows. */
const withArticle = (text: string): string => text.replace(/^A (?=[aeio]|u(?!ni|se))/, 'An ');

function specificationRows(
  type: CompiledType,
  filling: Filling,
  choices: readonly Choice[],
  sizes: readonly Choice[],
): string {
  let rows = specificationRow('Brand', filling.values[slotIndex.brand]);
  if (type.usesModel) rows += specificationRow('Model', filling.values[slotIndex.model]);
  type.slots.forEach(({ label }, index) => {
    if (label) rows += specificationRow(label, withoutLabel(choices[index]?.text ?? '', label));
  });
  if (sizes.length > 0) rows += specificationRow('Size', sizes.map(({ text }) => text).join(', '));
  if (type.colours.length > 0) rows += specificationRow('Colour', filling.values[slotIndex.colour]);
  return rows;
}

/** Returns 'XL' for 'Size XL', because the label already says 'Size', but keeps 'Pack of 2'. */
function withoutLabel(value: string, label: string): string {
  return value.startsWith(`${label} `) && !value.startsWith(`${label} of `)
    ? value.slice(label.length + 1)
    : value;
}

function specificationRow(label: string, value = ''): string {
  return `<tr><th>${label}</th><td>${escapeHtml(value)}</td></tr>`;
}

function escapeHtml(text: string): string {
  return text.includes('&') || text.includes('<')
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    : text;
}
