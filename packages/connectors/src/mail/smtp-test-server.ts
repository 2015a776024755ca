import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface ReceivedMail {
  from: string;
  to: string[];
  data: string;
}

export interface SmtpTestServer {
  url: string;
  received: ReceivedMail[];
  close(): Promise<void>;
}

/**
 * Implements just enough of RFC 5321 to receive email from a real client. Rejects the recipients in
 * `refused`.
 */
export async function startSmtpTestServer(refused?: string): Promise<SmtpTestServer> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A client that is killed resets its connection.
    socket.on('error', () => undefined);
    converse(socket, received, refused);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function converse(socket: Socket, received: ReceivedMail[], refused: string | undefined): void {
  let mail: ReceivedMail = { from: '', to: [], data: '' };
  let inData = false;
  let rest = '';
  const say = (line: string) => socket.write(`${line}\r\n`);

  const takeData = (line: string): void => {
    if (line !== '.') {
      mail.data += `${line.replace(/^\./, '')}\r\n`;
      return;
    }
    inData = false;
    received.push(mail);
    mail = { from: '', to: [], data: '' };
    say('250 accepted');
  };

  const takeCommand = (line: string): void => {
    const [verb = ''] = line.toUpperCase().split(/[\s:]/, 1);
    const argument = /<(.*?)>/.exec(line)?.[1] ?? '';
    if (verb === 'MAIL') mail.from = argument;
    if (verb === 'RCPT' && argument === refused) return void say('550 no such user here');
    if (verb === 'RCPT') mail.to.push(argument);
    if (verb === 'DATA') inData = true;
    say(inData ? '354 start mail input' : verb === 'QUIT' ? '221 bye' : '250 ok');
  };

  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) (inData ? takeData : takeCommand)(line);
  });
  say('220 test.invalid ready');
}
