import { describeError } from './forms/use-mutation.ts';

/** The data for one part of a page, or the message to show in its place. */
export type LoadedPart<Data> = { data: Data } | { failure: string };

/** For loaders: if the call fails, only this part of the page shows the error. */
export const loadPart = <Data>(call: Promise<Data>): Promise<LoadedPart<Data>> =>
  call.then(
    (data) => ({ data }),
    (error: unknown) => ({ failure: describeError(error) }),
  );
