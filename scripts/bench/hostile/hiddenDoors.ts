import { type Attack, enters } from './attack.ts';
import { hostileText, type Ids } from './hostileValues.ts';

/** What is neither in the contract of REST nor in the schema of GraphQL. `doors.test.ts` finds the one that is missing here. */
export const hiddenPaths = ['/mcp', '/graphql', '/graphql/streams', '/api/docs', '/api/openapi.json'];

/** As large as `/mcp` takes them. */
const mostMcpBytes = 32 * 1024 * 1024 - 1_000;
const mostBytes = 4 * 1024 * 1024 - 1_000;

/** Attacks on the doors that no contract describes; {@link seenAttacks} has those on `/graphql`, {@link hostileOperations} its operations. */
export function hiddenDoors({ projectId, screeningId }: Ids): Attack[] {
  const whole = Buffer.from(hostileText(mostMcpBytes / 4, 0))
    .toString('base64')
    .slice(0, Math.floor(mostMcpBytes / 3.1 / 4) * 4);
  const third = Math.floor(mostMcpBytes / 3.1);
  const files = (file: object) => ({
    position_id: projectId,
    documents: [0, 1, 2].map((index) => ({ name: `${index}.txt`, ...file })),
  });
  const screen = (name: string, file: object) => callTool(`${name}, 32 MB`, 'screen_documents', files(file));
  const texts = {
    candidates: Array.from({ length: 50 }, () => ({ id: hostileText(20_000, 0) })),
    question: hostileText(1_000_000, 0),
  };
  const subscription = (text: string, variables: object) => ({ query: `subscription ${text}`, variables });
  const followed = Array.from({ length: 20 }, (_, index) => [
    `s${index}`,
    subscription(
      '($id: ID!) { screeningUpdated(id: $id) { state project { candidates(first: 50) { edges { node { fullName } } } } } }',
      {
        id: btoa(`Screening:${screeningId}`),
      },
    ),
  ]);
  const streams = { door: 'POST /graphql/streams', method: 'POST', path: '/graphql/streams' };
  const read = (path: string): Attack => ({
    name: `GET ${path}`,
    door: `GET ${path}`,
    method: 'GET',
    path,
    anonymous: true,
    expected: [200, 301, 302],
  });
  return [
    screen('three files in base64', { base64: whole }),
    screen('three texts with line breaks', { text: hostileText(third - third / 40, 0) }),
    callTool('a tool that does not exist', hostileText(20_000, 0), texts),
    {
      ...streams,
      name: 'twenty subscriptions',
      body: JSON.stringify({ operations: Object.fromEntries(followed) }),
      expected: [200],
    },
    {
      ...streams,
      name: 'twenty subscriptions of a stranger, four megabytes',
      body: JSON.stringify({ operations: { a: { query: hostileText(mostBytes - mostBytes / 20, 0) } } }),
      anonymous: true,
      expected: [401],
    },
    read('/api/docs'),
    read('/api/openapi.json'),
  ];
}

function callTool(name: string, tool: string, values: object): Attack {
  return {
    name: `an assistant’s call: ${name}`,
    door: 'POST /mcp',
    method: 'POST',
    path: '/mcp',
    accept: 'application/json, text/event-stream',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: values } }),
    expected: enters,
  };
}
