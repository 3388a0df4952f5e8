import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runNoa } from './runNoa.ts';
import { type Importer, openImporter } from './testing/openImporter.ts';

const traces = ['Quizzelbeck', 'quizzelbeck', 'flurbs', 'flurbnote'];
const resume = `Orsolya Quizzelbeck
orsolya.quizzelbeck@example.com

Experience
Keeper, Flurb GmbH
01/2015 - 12/2022
- Tamed flurbs nightly

Skills
Python`;

describe('noa purge', () => {
  let importer: Importer;
  beforeAll(async () => {
    importer = await openImporter({ embedded: true });
  });
  afterAll(() => importer.close());

  /** The files of the data folder, and the product's own output, that hold a trace. */
  const search = (): string[] => {
    const root = path.join(importer.folder, 'data');
    const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const found = files.map(({ parentPath, name }) => path.join(parentPath, name)).filter((file) => holds(readFileSync(file)));
    return [
      ...found.map((file) => path.relative(root, file)),
      ...(holds(Buffer.from(importer.product.output())) ? ['output'] : []),
    ];
  };
  const holds = (bytes: Buffer) => traces.some((trace) => bytes.includes(trace));

  it('leaves nothing of an erased person in the whole data folder, nor in what the product prints', {
    tags: 'long',
  }, async () => {
    const { client, env, folder } = importer;
    const send = async (url: string, body: object) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': url };
      return (await client.rest(url, { method: 'POST', body: JSON.stringify(body), headers })).json() as Promise<{ id: string }>;
    };
    const { id: projectId } = await send('/projects', { title: 'Keeper', skills: ['Python'] });
    const form = new FormData();
    form.append('project_id', projectId);
    form.append('files', new File([resume], 'quizzelbeck.txt'));
    const sent = await client.rest('/extract/resumes', { method: 'POST', body: form, headers: { 'idempotency-key': 'resume' } });
    const { items } = (await sent.json()) as { items: { candidate_id: string }[] };
    const id = items[0]?.candidate_id ?? '';
    await send('/activities', { candidate_id: id, type: 'note', note: 'A flurbnote on Quizzelbeck' });
    await send('/presets', { name: 'Like Quizzelbeck', scope: 'private', payload: { search: 'quizzelbeck' } });
    await send(`/projects/${projectId}/searches`, { name: 'Quizzelbeck', filter: { q: 'quizzelbeck' }, tell: true });
    expect(search()).not.toEqual([]);
    expect((await client.rest(`/candidates/${id}`, { method: 'DELETE' })).status).toBe(204);
    const ran = await runNoa(['purge', '--json'], { env: { ...env, NOA_DATA_DIR: path.join(folder, 'data') }, cwd: folder })
      .ended;
    expect([ran.code, JSON.parse(ran.stdout)]).toEqual([0, { rewritten: true, log_gone: true }]);
    expect(search()).toEqual([]);
  });
});
