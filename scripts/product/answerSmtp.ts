import { createServer, type Server } from 'node:net';

/**
 * Just enough of a mail server for tests.
 *
 * @param received every line that clients sent
 * @param answers other answers than the usual, by command; null breaks the connection
 */
export function answerSmtp(received: string[], answers: Record<string, string | null> = {}): Server {
  return createServer((socket) => {
    let inData = false;
    // A caller who hangs up in the middle.
    socket.on('error', () => socket.destroy());
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        received.push(line);
        if (inData && line !== '.') continue;
        const verb = line.slice(0, 4).toUpperCase();
        const special = answers[verb];
        if (special !== undefined) {
          if (special === null) socket.destroy();
          else socket.write(special);
          continue;
        }
        inData = verb === 'DATA';
        socket.write(inData ? '354 go on\r\n' : verb === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
}
