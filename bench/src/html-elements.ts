import { createElement, type ReactNode } from 'react';

const token =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([\w-]+)>|<([\w-]+)((?:\s+[\w:.-]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gi;
const attribute = /([\w:.-]+)(?:="([^"]*)")?/g;
const withoutContent = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const rawContent = /^(?:script|style)$/;

interface OpenElement {
  name: string;
  props: Record<string, unknown>;
  children: ReactNode[];
}

/** Builds the React elements that render to this page. React wrote the HTML, so it is well-formed. */
export function buildElements(html: string): ReactNode {
  const root: OpenElement = { name: '', props: {}, children: [] };
  const open = [root];
  const innermost = () => open.at(-1) ?? root;
  const close = () => {
    const { name, props, children } = open.pop() ?? root;
    innermost().children.push(createElement(name, props, ...children));
  };
  token.lastIndex = 0;
  for (let match = token.exec(html); match !== null; match = token.exec(html)) {
    const [text, closed, opened, attributes = ''] = match;
    if (closed !== undefined) close();
    else if (opened === undefined) {
      if (!text.startsWith('<!')) innermost().children.push(decode(text));
    } else {
      open.push({ name: opened, props: readAttributes(attributes), children: [] });
      if (withoutContent.has(opened)) close();
      else if (rawContent.test(opened)) {
        const end = html.indexOf(`</${opened}>`, token.lastIndex);
        innermost().props['dangerouslySetInnerHTML'] = { __html: html.slice(token.lastIndex, end) };
        token.lastIndex = end;
      }
    }
  }
  return root.children[0];
}

/** React keeps most attribute names, but expects `style` as an object. */
function readAttributes(text: string): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [, name = '', value = ''] of text.matchAll(attribute)) {
    props[name === 'class' ? 'className' : name === 'style' ? 'data-style' : name] = decode(value);
  }
  return props;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_whole, name: string) => entities[name] ?? '');
