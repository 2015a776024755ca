import type { ReactNode } from 'react';
import { Link } from '../page-link.tsx';

const marks = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Renders the links and the strong words in an editorial text. */
export function InlineText({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    const [whole, strong, label, to] = match;
    if (match.index > end) parts.push(...keepTogether(text.slice(end, match.index), end));
    end = match.index + whole.length;
    parts.push(
      to === undefined ? (
        <strong key={match.index} className="font-semibold text-ink">
          <InlineText text={strong ?? ''} />
        </strong>
      ) : (
        <ContentAnchor
          key={match.index}
          to={to}
          className="font-semibold text-peacock underline decoration-peacock/40 underline-offset-3 hover:decoration-peacock"
        >
          {label}
        </ContentAnchor>
      ),
    );
  }
  return [...parts, ...keepTogether(text.slice(end), end)];
}

/** Phone numbers, and ranges of numbers or times. */
const unbreakable = /(\+\d\d-\d+-\d+|\d[\d:]*(?: [AP]M)?-\d[\d:]*(?: [AP]M(?: IST)?)?)/;

/** Prevents line breaks inside phone numbers and ranges. Browsers would otherwise break the line after the hyphen. */
const keepTogether = (text: string, start: number): ReactNode[] =>
  text.split(unbreakable).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={`${start} ${index}`} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );

/** The text without markup, for search and structured data. */
export const plainText = (text: string): string =>
  text.replaceAll(marks, (_whole, strong?: string, label?: string) =>
    strong === undefined ? (label ?? '') : plainText(strong),
  );

interface ContentAnchorProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/** Storefront pages use client-side navigation; anchors, API paths and external URLs are plain links. */
export const ContentAnchor = ({ to, ...rest }: ContentAnchorProps) =>
  /^\/(?!api\/)/.test(to) ? <Link to={to} {...rest} /> : <a href={to} {...rest} />;
