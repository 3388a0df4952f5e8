import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from './testing/createTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ longestSilenceMs: 100 });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

it.each(['GET /api/health/live HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ', ''])(
  'a caller who never finishes the headers is disconnected: "%s"',
  async (beginning) => {
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('error', () => undefined).resume();
    socket.write(beginning);
    // Not `once(socket, 'close')`: it fails where the end arrives as a reset.
    await new Promise((resolve) => {
      socket.once('close', resolve);
    });
    expect(socket.destroyed).toBe(true);
  },
);

it('a caller has a minute for the headers by default, of which Node takes a tenth to notice', async () => {
  const usual = await createTestServer();
  expect(usual.app.server.headersTimeout).toBe(54_000);
  await usual.close();
});
