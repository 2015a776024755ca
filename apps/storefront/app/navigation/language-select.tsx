import { classes } from '@postprocure/ui/classes';

export const LanguageSelect = ({ className }: { className?: string }) => (
  <select
    aria-label="Language"
    className={classes(
      'min-h-11 rounded-md border border-current/30 bg-transparent px-2 text-sm *:text-ink',
      className,
    )}
  >
    <option>EN</option>
  </select>
);
