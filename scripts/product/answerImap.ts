import { createServer, type Server, type Socket } from 'node:net';

/** The mailbox of the test server. Push mails in, and call `announce`. */
export interface TestMailbox {
  user: string;
  password: string;
  uidValidity: number;
  mails: { uid: number; source: Buffer }[];
}

export interface ImapServer {
  server: Server;
  /** Tells clients that idle how many mails there are now. */
  announce(): void;
  /** Breaks all connections. */
  dropAll(): void;
  /** The commands that clients sent, without their tags. */
  commands: string[];
}

/** Just enough of IMAP4rev1 (RFC 3501, with IDLE and UID SEARCH) for tests: one user, one mailbox that can only be read. */
export function answerImap(mailbox: TestMailbox): ImapServer {
  const sockets = new Set<Socket>();
  const commands: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.write('* OK ready\r\n');
    let rest = '';
    let idleTag = '';
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line === 'DONE') {
          socket.write(`${idleTag} OK idle ended\r\n`);
          continue;
        }
        const [tag = '', ...words] = line.split(' ');
        const command = words.join(' ');
        commands.push(command);
        if (/^IDLE$/i.test(command)) idleTag = tag;
        for (const answer of respond(mailbox, command))
          socket.write(typeof answer === 'string' ? answer.replace('TAG', tag) : answer);
        if (/^LOGOUT$/i.test(command)) socket.end();
      }
    });
  });
  return {
    server,
    commands,
    announce: () => {
      for (const socket of sockets) socket.write(`* ${mailbox.mails.length} EXISTS\r\n`);
    },
    dropAll: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

const capabilities = '* CAPABILITY IMAP4rev1 IDLE\r\n';

function respond({ user, password, uidValidity, mails }: TestMailbox, command: string): (string | Buffer)[] {
  const [verb = '', ...words] = command.split(' ');
  switch (verb.toUpperCase()) {
    case 'CAPABILITY':
      return [capabilities, 'TAG OK\r\n'];
    case 'LOGIN': {
      const right = words.map((word) => word.replaceAll('"', '')).join(' ') === `${user} ${password}`;
      return [right ? 'TAG OK welcome\r\n' : 'TAG NO [AUTHENTICATIONFAILED] wrong\r\n'];
    }
    case 'LIST':
      return ['* LIST (\\HasNoChildren) "/" "INBOX"\r\n', 'TAG OK\r\n'];
    case 'EXAMINE':
      if (!/^"?INBOX"?$/i.test(words[0] ?? '')) return ['TAG NO [NONEXISTENT] no such mailbox\r\n'];
      return [
        `* ${mails.length} EXISTS\r\n* FLAGS (\\Seen)\r\n* OK [UIDVALIDITY ${uidValidity}] valid\r\n* OK [UIDNEXT ${(mails.at(-1)?.uid ?? 0) + 1}] next\r\n`,
        'TAG OK [READ-ONLY] opened\r\n',
      ];
    case 'UID':
      return words[0]?.toUpperCase() === 'SEARCH'
        ? [`* SEARCH ${mails.map(({ uid }) => uid).join(' ')}\r\n`, 'TAG OK\r\n']
        : fetchMail(mails, Number(words[1]));
    case 'IDLE':
      return ['+ idling\r\n'];
    case 'NOOP':
    case 'CLOSE':
      return ['TAG OK\r\n'];
    case 'LOGOUT':
      return ['* BYE\r\n', 'TAG OK\r\n'];
    default:
      return ['TAG BAD unknown\r\n'];
  }
}

function fetchMail(mails: TestMailbox['mails'], wanted: number): (string | Buffer)[] {
  const index = mails.findIndex(({ uid }) => uid === wanted);
  const mail = mails[index];
  if (mail === undefined) return ['TAG OK nothing\r\n'];
  return [`* ${index + 1} FETCH (UID ${wanted} BODY[]<0> {${mail.source.length}}\r\n`, mail.source, ')\r\n', 'TAG OK\r\n'];
}
