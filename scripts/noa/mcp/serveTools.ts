import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema, type Tool } from '@modelcontextprotocol/sdk/types.js';
import { CommandError } from '../terminal/commandError.ts';
import { screenPaths } from './screenPaths.ts';

export interface ServeToolsOptions {
  /** The server's address. */
  url: string;
  token: string;
  signal: AbortSignal;
}

/** A screening of scans may take that long. */
const timeout = 120_000;

/**
 * Passes on the server's tools over stdin and stdout until the assistant leaves. Screening also takes paths: the assistant need not read the files.
 *
 * @throws CommandError unreachable
 */
export async function serveTools({ url, token, signal }: ServeToolsOptions): Promise<void> {
  const client = new Client({ name: 'noa', version: '1' });
  const headers = { authorization: `Bearer ${token}` };
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit: { headers } });
  await client.connect(transport as Parameters<Client['connect']>[0]).catch((error: Error) => {
    throw new CommandError('unreachable', `${url} offers no tools: ${error.message}`, 'Check the address and the access token.');
  });
  const instructions = client.getInstructions();
  const server = new Server(client.getServerVersion() ?? { name: 'noa', version: '1' }, {
    capabilities: { tools: {} },
    ...(instructions && { instructions }),
  });
  server.setRequestHandler(ListToolsRequestSchema, async () => {
    const { tools } = await client.listTools();
    return { tools: tools.map(withPaths) };
  });
  server.setRequestHandler(CallToolRequestSchema, ({ params: { name, arguments: given = {} } }, { signal: left }) => {
    const call = (args: Record<string, unknown>) =>
      client.callTool({ name, arguments: args }, undefined, { signal: left, timeout });
    const { paths, ...args } = given;
    return name === screening && paths !== undefined ? screenPaths(paths, args, call) : call(given);
  });
  const ended = new Promise<void>((resolve) => {
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the protocol's server is no event target
    server.onclose = resolve;
    // The assistant closes our stdin when it leaves.
    process.stdin.once('end', resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await server.connect(new StdioServerTransport());
  await ended;
  await server.close();
  await client.close();
}

const screening = 'screen_documents';

function withPaths(tool: Tool): Tool {
  if (tool.name !== screening) return tool;
  const { properties, required = [], ...schema } = tool.inputSchema;
  const paths = {
    type: 'array',
    items: { type: 'string' },
    minItems: 1,
    description: 'CVs on this machine: files and folders, read with what is below them. In place of documents.',
  };
  return {
    ...tool,
    inputSchema: { ...schema, properties: { paths, ...properties }, required: required.filter((name) => name !== 'documents') },
  };
}
