/** Concurrent calls with the same name share one run of the work. */
export const createSingleFlight = <Result>() => {
  const running = new Map<string, Promise<Result>>();
  return (name: string, work: () => Promise<Result>): Promise<Result> => {
    const known = running.get(name);
    if (known !== undefined) return known;
    const started = work().finally(() => running.delete(name));
    running.set(name, started);
    return started;
  };
};
