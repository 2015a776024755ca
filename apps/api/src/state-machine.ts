import { AppError } from '@postprocure/contracts/app-error';

export interface StateMachine<State extends string> {
  canChange(from: State, to: State): boolean;
  /** Throws CONFLICT for a change that `transitions` does not allow. */
  requireTransition(from: State, to: State): void;
  /** The states that can change to this one, for the WHERE clause of an update. */
  sourcesOf(to: State): State[];
}

interface Definition<State extends string> {
  /** The state of a new record. */
  initial: State;
  /** The states that each state can change to. */
  transitions: Readonly<Record<State, readonly State[]>>;
}

/** Checks `transitions` when the module is loaded: every target must exist, and every state must be reachable. */
export function defineStateMachine<State extends string>(
  subject: string,
  { initial, transitions }: Definition<State>,
): StateMachine<State> {
  const states = Object.keys(transitions) as State[];
  const unknown = [initial, ...Object.values<readonly State[]>(transitions).flat()].filter(
    (state) => !states.includes(state),
  );
  if (unknown.length > 0) throw new Error(`Unknown ${subject} state: ${unknown.join(', ')}`);
  const reached = new Set([initial]);
  for (const state of reached) for (const next of transitions[state]) reached.add(next);
  const unreachable = states.filter((state) => !reached.has(state));
  if (unreachable.length > 0) throw new Error(`Unreachable ${subject} state: ${unreachable.join(', ')}`);

  const canChange = (from: State, to: State): boolean => transitions[from].includes(to);
  return {
    canChange,
    requireTransition: (from, to) => {
      if (!canChange(from, to)) {
        throw new AppError(
          'CONFLICT',
          from === to
            ? `This ${subject} is already ${to}.`
            : `This ${subject} is ${from} and can't change to ${to}.`,
        );
      }
    },
    sourcesOf: (to) => states.filter((from) => canChange(from, to)),
  };
}
