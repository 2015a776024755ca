/** Rewrites a single line on a terminal. Elsewhere, prints one line for every 25%, so that logs stay readable. */
export function createProgressLine(title: string, out: NodeJS.WriteStream) {
  let shown = -1;
  return (done: number, total: number): void => {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
    const step = out.isTTY ? 1 : 25;
    if (percent < shown + step && !(percent === 100 && shown < 100)) return;
    shown = percent;
    const line = `${title} ${done.toLocaleString('en-IN')} of ${total.toLocaleString('en-IN')} (${percent} %)`;
    out.write(out.isTTY ? `\r${line}${percent === 100 ? '\n' : ''}` : `${line}\n`);
  };
}
