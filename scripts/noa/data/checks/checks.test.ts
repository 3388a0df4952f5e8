import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../prisma/testing/createTestDatabase.ts';
import { answerSmtp } from '../../../product/answerSmtp.ts';
import { checkDatabase } from './checkDatabase.ts';
import { checkDataFolder } from './checkDataFolder.ts';
import { checkMail } from './checkMail.ts';
import { checkModel } from './checkModel.ts';
import { checkPort } from './checkPort.ts';

const opened: NetServer[] = [];
async function listen(server: NetServer | Server): Promise<number> {
  opened.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
const answering = (status: number, body: object) =>
  listen(
    createServer(
      (_request, response) => void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    ),
  );
/** A port that nobody listens on. */
const closedPort = async () => {
  const port = await answering(200, {});
  await closeAll();
  return port;
};
const closeAll = () => Promise.all(opened.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
afterEach(closeAll);

describe('the check of', () => {
  it('the address tells a free port, NOA, and another program apart', async () => {
    const at = (port: number) => checkPort({ host: '127.0.0.1', port });
    expect(await at(await closedPort())).toMatchObject({ state: 'ok', message: expect.stringContaining('is free') });
    expect(await at(await answering(200, { status: 'ok' }))).toMatchObject({
      state: 'ok',
      message: expect.stringContaining('NOA is running'),
    });
    expect(await at(await answering(200, {}))).toMatchObject({ state: 'failed', next: expect.stringContaining('PORT') });
  });

  it('mail signs in and sends nothing, and says when the server is away', async () => {
    const received: string[] = [];
    const at = (port: number) => checkMail({ smtpUrl: `smtp://127.0.0.1:${port}`, local: true });
    expect(await at(await listen(answerSmtp(received)))).toMatchObject({ state: 'ok' });
    expect(received.some((line) => /^(MAIL|RCPT|DATA)/i.test(line))).toBe(false);
    expect(await at(await closedPort())).toMatchObject({ state: 'failed', next: expect.stringContaining('NOA_SMTP_URL') });
    expect(await checkMail({ smtpUrl: null, local: true })).toMatchObject({ state: 'ok' });
    expect(await checkMail({ smtpUrl: null, local: false })).toMatchObject({ state: 'warning' });
  });

  it('the model finds it on its server, and names those that are there instead', async () => {
    const at = (port: number, name = 'small') =>
      checkModel({
        model: { apiKey: 'key', baseUrl: `http://127.0.0.1:${port}`, name, milliseconds: 1, concurrency: 1, price: null },
        unusedModelServer: null,
      });
    const port = await answering(200, { data: [{ id: 'small' }, { id: 'large' }] });
    expect(await at(port)).toMatchObject({ state: 'ok' });
    expect(await at(port, 'huge')).toMatchObject({ state: 'failed', next: 'Set NOA_MODEL to one of: small, large.' });
    expect(await at(await answering(401, {}))).toMatchObject({
      state: 'failed',
      next: expect.stringContaining('OPENAI_API_KEY'),
    });
    expect(await at(await closedPort())).toMatchObject({ state: 'failed', message: expect.stringContaining('ECONNREFUSED') });
    expect(await checkModel({ model: null, unusedModelServer: null })).toMatchObject({ state: 'ok' });
  });

  describe('the data folder', () => {
    let folder: string;
    beforeEach(() => {
      folder = mkdtempSync(path.join(tmpdir(), 'noa-doctor-'));
    });
    afterEach(() => rmSync(folder, { recursive: true }));

    it('names owner and room, also before there is one', () => {
      expect(checkDataFolder(folder).message).toMatch(/belongs to user \d+, [\d.]+ GB free/);
      expect(checkDataFolder(path.join(folder, 'not', 'yet')).message).toContain('made at the first start');
    });

    it.skipIf(process.getuid?.() === 0)('says who may not write there', () => {
      const closed = path.join(folder, 'closed');
      mkdirSync(closed);
      chmodSync(closed, 0o500);
      expect(checkDataFolder(closed)).toMatchObject({ state: 'failed', next: expect.stringContaining('chown') });
    });
  });

  describe('the database', () => {
    let database: TestDatabase;
    beforeEach(async () => {
      database = await createTestDatabase();
    });
    afterEach(() => database.drop());
    const look = async (databaseUrl: string) => {
      const found = [];
      for await (const finding of checkDatabase({ databaseUrl, dataDir: '/nonexistent', files: null })) found.push(finding);
      return found.map(({ check, state, message }) => `${check} ${state} ${message}`);
    };

    it('says that it fits', async () => {
      expect(await look(database.url)).toEqual([
        expect.stringMatching(/^Database ok PostgreSQL 1\d/),
        'Database role ok "noa_product" is no superuser',
        expect.stringMatching(/^Migrations ok all \d+ are applied$/),
        'Originals ok in the database (NOA_FILES is not set)',
      ]);
    });

    it('sees migrations that are missing, changed, or of a newer version', async () => {
      await database.prisma.$executeRaw`delete from _prisma_migrations where migration_name = '20261121120000_ranking'`;
      expect((await look(database.url))[2]).toMatch(/^Migrations ok 1 of \d+ are applied at the next start$/);
      await database.prisma
        .$executeRaw`update _prisma_migrations set migration_name = '29990101000000_later' where migration_name = '20261121150000_screening_source'`;
      expect((await look(database.url))[2]).toContain(
        'Migrations failed a newer version of NOA has used this database (29990101000000_later)',
      );
      await database.prisma
        .$executeRaw`update _prisma_migrations set checksum = 'x' where migration_name = '20261121000000_init'`;
      expect((await look(database.url))[2]).toContain('Migrations failed 20261121000000_init was changed');
    });

    it('says that it does not answer', async () => {
      const away = new URL(database.url);
      away.port = String(await closedPort());
      expect(await look(away.href)).toEqual([expect.stringMatching(/^Database failed no connection: .*ECONNREFUSED/)]);
    });
  });
});
