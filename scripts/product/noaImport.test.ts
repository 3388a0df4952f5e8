import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cvFiles, jobFile, type UploadFile } from '../made/madeFiles.ts';
import type { Client } from './createClient.ts';
import { runNoa } from './runNoa.ts';
import { type Importer, openImporter } from './testing/openImporter.ts';

interface Row {
  full_name: string;
  source: string;
  score: number | null;
}

describe('noa import', () => {
  let importer: Importer;
  let folder: string;
  let client: Client;
  beforeAll(async () => {
    importer = await openImporter();
    ({ folder, client } = importer);
  });
  afterAll(() => importer.close());

  /** A new folder with these files. */
  const place = (name: string, files: readonly UploadFile[]) => {
    const target = path.join(folder, name);
    mkdirSync(target, { recursive: true });
    for (const file of files) writeFileSync(path.join(target, file.name), file.bytes);
    return target;
  };
  const text = (name: string, content: string): UploadFile => ({ name, bytes: new TextEncoder().encode(content) });
  const run = (args: string[], more: Record<string, string> = {}) =>
    runNoa(['import', ...args], { env: { ...importer.env, ...more }, cwd: folder });
  const json = async (args: string[], more?: Record<string, string>) => {
    const { code, stdout, stderr } = await run([...args, '--json'], more).ended;
    return { code, stderr, result: JSON.parse(stdout) as Record<string, unknown> & { project: { id: string } } };
  };
  const candidatesOf = async (id: string) =>
    ((await (await client.rest(`/projects/${id}/candidates`)).json()) as { items: Row[] }).items;

  it('brings a folder into a new position, with its requirements, and sends nothing twice', async () => {
    const cvs = place('cvs/team', cvFiles(0, 12)).replace(/\/team$/, '');
    place('cvs', [
      text('empty.pdf', ''),
      text('.hidden', 'x'),
      { name: 'logo.pdf', bytes: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0) },
    ]);
    const jd = path.join(place('jd', [jobFile]), jobFile.name);

    const dry = await run([cvs, '--project', 'Engineer', '--dry-run']).ended;
    expect([dry.code, dry.stderr]).toEqual([5, expect.stringContaining('Add --create')]);

    const first = await run([cvs, '--project', 'Engineer', '--create', '--jd', jd, '--failures', 'failed.csv']).ended;
    expect(first.code).toBe(1);
    expect(first.stdout).toMatch(/Imported +12 /);
    expect(first.stdout).toMatch(/Failed +1\n/);
    expect(first.stdout).toMatch(/Not documents +1\n/);
    expect(first.stderr).toMatch(/^\d+ requirements read/);
    expect(readFileSync(path.join(folder, 'failed.csv'), 'utf8')).toContain('empty.pdf,EMPTY_FILE,The file is empty.');

    const again = await json([cvs, '--project', 'engineer']);
    expect(again).toMatchObject({
      code: 1,
      result: { complete: true, imported: 0, known: 13, failed: 1, project: { title: 'Engineer' } },
    });
    const { id } = again.result.project;
    const rows = await candidatesOf(id);
    expect(rows).toHaveLength(12);
    expect(rows.every(({ score, source }) => typeof score === 'number' && source === 'import')).toBe(true);

    const preview = await json([cvs, '--project', id, '--dry-run', '--resend']);
    expect(preview).toMatchObject({ code: 0, result: { would_send: expect.objectContaining({ length: 12 }) } });
    // A lost ledger: the server recognises everything.
    const lost = await json([cvs, '--project', id], { XDG_STATE_HOME: path.join(folder, 'elsewhere') });
    expect(lost.result).toMatchObject({ imported: 0, known: 12, failed: 1 });
    expect(await candidatesOf(id)).toHaveLength(12);
  });

  it('says what to do without a token, without a position, and without the folder', async () => {
    const cvs = place('few', cvFiles(50, 1));
    expect(await run([cvs, '--project', 'X'], { NOA_TOKEN: '' }).ended).toMatchObject({
      code: 4,
      stderr: expect.stringContaining('noa login'),
    });
    expect(await run([cvs]).ended).toMatchObject({ code: 2, stderr: expect.stringContaining('--project: say which position') });
    expect(await run([path.join(folder, 'nowhere'), '--project', 'X']).ended).toMatchObject({ code: 6 });
  });

  it.each([0, 1])(
    'loses and doubles nothing when it is killed in the middle and run again, kill %i',
    { tags: 'long' },
    async (round) => {
      const cvs = place(`killed${round}`, cvFiles(1000 + round * 100, 60));
      const args = [cvs, '--project', `Killed ${round}`, '--create'];
      const killed = run(args);
      const { items } = await poll(async () => {
        const answer = (await (await client.rest(`/projects?q=${encodeURIComponent(`Killed ${round}`)}`)).json()) as {
          items: { id: string; candidates: number }[];
        };
        return (answer.items[0]?.candidates ?? 0) > round * 12 ? answer : null;
      });
      killed.process.kill('SIGKILL');
      expect((await killed.ended).code).toBeNull();
      const again = await json(args);
      expect(again).toMatchObject({ code: 0, result: { failed: 0, complete: true } });
      const rows = await candidatesOf(items[0]?.id ?? '');
      expect(rows).toHaveLength(60);
      expect(again.result['known']).toBeGreaterThan(0);
    },
  );

  it('goes on by itself when the server is killed in the middle and comes back', { tags: 'long' }, async () => {
    const cvs = place('server', cvFiles(2000, 60));
    const importing = json([cvs, '--project', 'Server killed', '--create']);
    await poll(async () => {
      const answer = (await (await client.rest('/projects?q=Server%20killed')).json()) as { items: { candidates: number }[] };
      return (answer.items[0]?.candidates ?? 0) > 10 ? answer : null;
    });
    const { port } = new URL(importer.product.url);
    await importer.product.stop('SIGKILL');
    await importer.start(port);
    const { code, result } = await importing;
    expect([code, result['failed'], Number(result['imported']) + Number(result['known'])]).toEqual([0, 0, 60]);
    expect(await candidatesOf(result.project.id)).toHaveLength(60);
  });

  it('stops at Ctrl+C, reports what it did, and goes on with the next run', async () => {
    const cvs = place('stopped', cvFiles(3000, 60));
    const args = [cvs, '--project', 'Stopped', '--create'];
    const stopped = run(args);
    await poll(async () => {
      const answer = (await (await client.rest('/projects?q=Stopped')).json()) as { items: { candidates: number }[] };
      return (answer.items[0]?.candidates ?? 0) > 10 ? answer : null;
    });
    stopped.process.kill('SIGINT');
    expect(await stopped.ended).toMatchObject({ code: 130, stderr: expect.stringContaining('Run the same command again') });
    const again = await json(args);
    expect(again).toMatchObject({ code: 0, result: { failed: 0 } });
    expect(await candidatesOf(again.result.project.id)).toHaveLength(60);
  });
});

async function poll<T>(ask: () => Promise<T | null>): Promise<T> {
  let found: T | null = null;
  await expect.poll(async () => (found = await ask()) !== null, { interval: 20 }).toBe(true);
  return found as T;
}
