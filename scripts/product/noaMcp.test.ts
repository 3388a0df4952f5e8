import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../../prisma/projectFolder.ts';
import { createTestDatabase, type TestDatabase } from '../../prisma/testing/createTestDatabase.ts';
import { createClient } from './createClient.ts';
import { runNoa } from './runNoa.ts';
import { type Product, startProduct } from './startProduct.ts';

const samples = path.join(projectFolder(), 'core', 'screenings', 'samples');
const job = `Senior Backend Engineer\n\nRequirements:\n- PostgreSQL\n- Kubernetes\n- 5+ years of experience\n`;

/** Longer than the client's default of a minute, for busy machines. */
const patient = { timeout: 180_000 };

interface Ranked {
  full_name: string;
  score: number;
  requirements: { requirement: string; quotes: { text: string; page: number }[] }[];
}

describe('an assistant that starts "noa mcp"', () => {
  let folder: string;
  let database: TestDatabase;
  let product: Product;
  let assistant: Client;
  let env: Record<string, string>;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'noa-mcp-'));
    mkdirSync(path.join(folder, 'cvs', 'more'), { recursive: true });
    for (const name of ['irina-vetrova.pdf', 'hanna-lindqvist.docx', 'maren-solvik.pdf'])
      cpSync(path.join(samples, name), path.join(folder, 'cvs', name));
    for (let copy = 0; copy < 45; copy++) writeFileSync(path.join(folder, 'cvs', 'more', `${copy}.txt`), cv(copy));
    database = await createTestDatabase();
    const settings = { NOA_TEST_CODE: '717171', DATABASE_URL: database.url };
    product = await startProduct({ dataDir: path.join(folder, 'data'), settings });
    const user = await createClient(product.url, { email: 'mcp@example.com', code: '717171' });
    const made = await user.rest('/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'assistant', scopes: ['write'] }),
    });
    const { token } = (await made.json()) as { token: string };
    env = { PATH: process.env.PATH ?? '', HOME: folder, NOA_URL: product.url, NOA_TOKEN: token };
    assistant = new Client({ name: 'test', version: '1' });
    const args = [path.join(projectFolder(), 'scripts', 'noa.mjs'), 'mcp'];
    await assistant.connect(new StdioClientTransport({ command: process.execPath, args, env }));
  });
  afterAll(async () => {
    await assistant.close();
    await product.stop();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('ranks a folder of CVs, larger than one upload, with quotes in one call', async () => {
    const { tools } = await assistant.listTools();
    expect(tools.find(({ name }) => name === 'screen_documents')?.inputSchema.properties).toHaveProperty('paths');
    const answer = await assistant.callTool(
      {
        name: 'screen_documents',
        arguments: { paths: [path.join(folder, 'cvs')], job_description: job, limit: 3 },
      },
      undefined,
      patient,
    );
    expect(answer.isError).toBeFalsy();
    const { candidates, documents, finished, total } = answer.structuredContent as {
      candidates: Ranked[];
      documents: { name: string; error: string | null }[];
      finished: boolean;
      total: number;
    };
    expect([finished, documents.length, total, candidates.length]).toEqual([true, 48, 48, 3]);
    expect(documents.filter(({ error }) => error !== null)).toEqual([]);
    const scores = candidates.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    const quotes = candidates.flatMap(({ requirements }) => requirements.flatMap((one) => one.quotes));
    expect(quotes.length).toBeGreaterThan(0);
    expect(quotes.every(({ text, page }) => text.length > 0 && page >= 1)).toBe(true);
  });

  it('hears what is wrong with a path', async () => {
    const answer = await assistant.callTool({
      name: 'screen_documents',
      arguments: { paths: ['/nowhere'], job_description: job },
    });
    expect([answer.isError, JSON.stringify(answer.content)]).toEqual([true, expect.stringContaining('/nowhere does not exist')]);
  });

  it('is told on stderr that its token is not valid', async () => {
    const { code, stdout, stderr } = await runNoa(['mcp'], { env: { ...env, NOA_TOKEN: 'noa_p_wrong' } }).ended;
    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toContain('Check the address and the access token.');
  });
});

function cv(copy: number): string {
  const name = `Person ${'abcdefghij'[copy % 10]?.toUpperCase()}${'klmnopqrst'[Math.floor(copy / 10)]} Stone`;
  return `${name}\nperson${copy}@example.com\n\nExperience\nBackend Developer, Acme GmbH\n01/2015 - 12/2022\n- Ran PostgreSQL\n\nSkills\nPostgreSQL\n`;
}
