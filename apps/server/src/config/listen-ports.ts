import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { StartError } from '../process/start-error.ts';

/** Checks early whether the port is available. For port 0, returns a free port. */
export async function checkPort(variable: string, host: string, port: number): Promise<number> {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
    return (probe.address() as AddressInfo).port;
  } catch (error) {
    throw explainListen(variable, host, port, error);
  } finally {
    if (probe.listening) {
      probe.close();
      await once(probe, 'close');
    }
  }
}

export function explainListen(variable: string, host: string, port: number, error: unknown): Error {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is in use by another program. Stop it, or set ${variable} to a free port.`,
      );
    case 'EACCES':
      return new StartError(`This user cannot use port ${port}. Set ${variable} to a port above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(
        `HOST ${host} is not an address of this machine. Set it to 127.0.0.1, or to 0.0.0.0 for all addresses.`,
      );
    default:
      return error as Error;
  }
}
