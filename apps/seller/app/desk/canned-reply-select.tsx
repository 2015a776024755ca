import { useId } from 'react';
import { Link } from 'react-router';
import {
  cannedVariables,
  fillCannedReply,
  type CannedValues,
} from '@postprocure/contracts/inbox/canned-variables';
import type { CannedReply } from '@postprocure/contracts/inbox/inbox';
import { controlClasses, labelClasses } from '@postprocure/ui/field';

interface CannedReplySelectProps {
  replies: readonly CannedReply[];
  values: CannedValues;
  /** Receives the text with its variables filled in. */
  onChoose: (text: string) => void;
}

export function CannedReplySelect({ replies, values, onChoose }: CannedReplySelectProps) {
  const id = useId();
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className={labelClasses}>
          Canned reply
        </label>
        <Link to="/desk/canned-replies" className="text-xs font-semibold text-peacock hover:underline">
          All canned replies
        </Link>
      </div>
      <select
        id={id}
        className={controlClasses(undefined)}
        value=""
        onChange={({ currentTarget }) => {
          const chosen = replies.find((reply) => reply.id === currentTarget.value);
          if (chosen) onChoose(fillCannedReply(chosen.body, values));
        }}
      >
        <option value="">{replies.length === 0 ? 'No canned replies yet' : 'Insert a canned reply…'}</option>
        {replies.map((reply) => (
          <option key={reply.id} value={reply.id}>
            {reply.name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Appends a canned reply to the text of a reply. */
export const addParagraph = (text: string, more: string): string =>
  text.trim() === '' ? more : `${text.trimEnd()}\n\n${more}`;

export const describeMissing = (variable: string): string =>
  `Replace ${variable} with the ${cannedVariables[variable as keyof typeof cannedVariables]} before you send.`;
