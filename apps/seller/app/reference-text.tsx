const reference = /(PP[A-Z]-\d{4}-\w+)/;

/** Keeps references such as PPO-2611-000123 on one line, because browsers break lines after a hyphen. */
export const ReferenceText = ({ text }: { text: string }) =>
  text.split(reference).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
