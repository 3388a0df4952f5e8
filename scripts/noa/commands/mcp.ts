import { z } from 'zod';
import { defineCommand } from '../command/command.ts';

export const mcpCommand = defineCommand({
  name: 'mcp',
  summary:
    'Serve the tools for AI assistants (Model Context Protocol) on stdin and stdout; they may screen files of this machine.',
  examples: [
    { command: 'noa mcp', help: 'what an assistant is told to start; it offers what the access token allows' },
    {
      command: 'NOA_TOKEN=noa_p_… noa mcp --url https://noa.example.com',
      help: 'the same for another server, with a token that only reads',
    },
  ],
  input: z.object({}),
  async run(_input, session) {
    const { serveTools } = await import('../mcp/serveTools.ts');
    await serveTools({ url: session.url, token: session.token(), signal: session.signal });
    return 'ok';
  },
});
