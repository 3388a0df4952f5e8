import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCv } from '../made/makeCv.ts';
import { answerImap, type ImapServer, type TestMailbox } from './answerImap.ts';
import type { Client } from './createClient.ts';
import { runNoa } from './runNoa.ts';
import { type Importer, openImporter } from './testing/openImporter.ts';

interface Row {
  id: string;
  full_name: string;
  title: string | null;
  email: string | null;
  location: string | null;
  skills: string[];
  experience_years: number | null;
}

describe('noa import of other sources', () => {
  let importer: Importer;
  let folder: string;
  let client: Client;
  beforeAll(async () => {
    importer = await openImporter();
    ({ folder, client } = importer);
  });
  afterAll(() => importer.close());

  const get = async <T>(address: string) => (await (await client.rest(address)).json()) as T;
  const run = (args: string[], more: Record<string, string> = {}) =>
    runNoa(['import', '--create', ...args], { env: { ...importer.env, ...more }, cwd: folder });
  const json = async (args: string[], more?: Record<string, string>) => {
    const { code, stdout } = await run([...args, '--json'], more).ended;
    return { code, result: JSON.parse(stdout) as Record<string, unknown> & { project: { id: string } } };
  };
  const candidatesOf = async (title: string) => {
    const { items } = await get<{ items: { id: string; title: string }[] }>(`/projects?q=${encodeURIComponent(title)}`);
    const id = items.find((project) => project.title === title)?.id;
    return id === undefined ? [] : (await get<{ items: Row[] }>(`/projects/${id}/candidates`)).items;
  };
  const notesOf = async (id: string) =>
    (await get<{ items: { note: string | null }[] }>(`/activities/${id}`)).items.map(({ note }) => note);
  const place = (name: string, content: string | Uint8Array) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    return file;
  };
  const mail = (from: string, number: number) =>
    Buffer.from(
      `From: ${from}\r\nSubject: Application ${number}\r\nDate: Mon, 02 Nov 2026 10:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nHello\r\n--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename="cv.pdf"\r\nContent-Transfer-Encoding: base64\r\n\r\n${makeCv(number).bytes.toString('base64')}\r\n--b--\r\n`,
    );

  it('makes the same candidates of archives, JSON Resume and tables however often it runs', async () => {
    const archive = new JSZip();
    for (const number of [10, 11, 12]) archive.file(`cvs/${makeCv(number).name}`, makeCv(number).bytes);
    place('mixed/all.zip', await archive.generateAsync({ type: 'uint8array' }));
    const resume = {
      basics: { name: 'Zoë Quill', label: 'Data Engineer', email: 'zoe@example.com', location: { city: 'Utrecht' } },
      work: [
        {
          name: 'Dataworks',
          position: 'Data Engineer',
          startDate: '2016-01',
          endDate: '2023-12',
          highlights: ['Built pipelines in Python'],
        },
      ],
      skills: [{ name: 'Data', keywords: ['Python', 'Airflow'] }],
    };
    place('mixed/zoe.json', JSON.stringify(resume));
    place(
      'mixed/people.csv',
      'Full Name,E-mail,City,Skills,Years\nAnna Row,anna@example.com,Oslo,"Java, Kafka",6\nBen Row,,,,\n',
    );
    const args = [path.join(folder, 'mixed'), '--project', 'Mixed'];
    expect(await json(args)).toMatchObject({ code: 0, result: { imported: 6, failed: 0 } });
    expect((await json(args)).result).toMatchObject({ imported: 0, known: 3 });
    await json(args, { XDG_STATE_HOME: path.join(folder, 'lost') });

    const rows = await candidatesOf('Mixed');
    expect(rows).toHaveLength(6);
    const named = (name: string) => rows.find(({ full_name: fullName }) => fullName === name);
    expect(named('Zoë Quill')).toMatchObject({
      title: 'Data Engineer',
      email: 'zoe@example.com',
      location: 'Utrecht',
      skills: ['Python', 'Airflow'],
      experience_years: 8,
    });
    expect(named('Anna Row')).toMatchObject({
      email: 'anna@example.com',
      location: 'Oslo',
      skills: ['Java', 'Kafka'],
      experience_years: 6,
    });
    expect(named('Ben Row')).toMatchObject({ email: null, location: null, skills: [], experience_years: null });
  });

  it('takes a mailbox file apart and notes who sent each CV, once', async () => {
    const envelope = 'From x@example.com Mon Nov  2 10:00:00 2026\r\n';
    const file = place(
      'inbox.mbox',
      Buffer.concat([
        Buffer.from(envelope),
        mail('Ann Sender <ann@example.com>', 20),
        Buffer.from(`\r\n${envelope}`),
        mail('bob@example.com', 21),
      ]),
    );
    const args = [file, '--project', 'Mailbox'];
    expect(await json(args)).toMatchObject({ code: 0, result: { imported: 2 } });
    expect((await json([...args, '--resend'])).result).toMatchObject({ imported: 0, known: 2 });
    const notes = await Promise.all((await candidatesOf('Mailbox')).map(({ id }) => notesOf(id)));
    expect(notes.flat().map(String).sort()).toEqual([
      'Received by e-mail from Ann Sender <ann@example.com> on 2026-11-02.\nSubject: Application 20',
      'Received by e-mail from bob@example.com on 2026-11-02.\nSubject: Application 21',
    ]);
  });

  it('follows a folder until Ctrl+C', async () => {
    place('watched/first.pdf', makeCv(30).bytes);
    const watching = run([path.join(folder, 'watched'), '--project', 'Watched', '--watch', '--json']);
    const events = () =>
      watching
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as { imported: number });
    await expect.poll(() => watching.output()).toContain('Watching for new files');
    place('watched/second.pdf', makeCv(31).bytes);
    await expect.poll(() => events().map(({ imported }) => imported)).toEqual([1, 1]);
    watching.process.kill('SIGINT');
    expect((await watching.ended).code).toBe(130);
    expect(await candidatesOf('Watched')).toHaveLength(2);
  });

  describe('a mailbox over IMAP', () => {
    let mailbox: TestMailbox;
    let imap: ImapServer;
    let address: string;
    beforeAll(async () => {
      mailbox = {
        user: 'jobs@example.com',
        password: 'secret',
        uidValidity: 7,
        mails: [
          { uid: 3, source: mail('Ann Sender <ann@example.com>', 40) },
          { uid: 5, source: mail('bob@example.com', 41) },
        ],
      };
      imap = answerImap(mailbox);
      await new Promise<void>((resolve) => imap.server.listen(0, '127.0.0.1', resolve));
      address = `imap://jobs%40example.com@127.0.0.1:${(imap.server.address() as AddressInfo).port}/INBOX`;
    });
    afterAll(() => {
      imap.dropAll();
      imap.server.close();
    });
    const secret = { NOA_IMAP_PASSWORD: 'secret' };

    it('gives its attachments once, with their sender, and stays as it was', async () => {
      const args = ['--imap', address, '--project', 'IMAP'];
      expect(await json(args, secret)).toMatchObject({ code: 0, result: { imported: 2, failed: 0 } });
      const fetches = imap.commands.filter((command) => command.startsWith('UID FETCH')).length;
      expect((await json(args, secret)).result).toMatchObject({ imported: 0, known: 2 });
      expect(imap.commands.filter((command) => command.startsWith('UID FETCH'))).toHaveLength(fetches);
      expect(imap.commands.every((command) => !/^(SELECT|STORE|UID STORE|EXPUNGE)/i.test(command))).toBe(true);
      // New numbers for the same mails: they are read again, and recognised.
      mailbox.uidValidity = 8;
      expect((await json(args, secret)).result).toMatchObject({ imported: 0, known: 2 });
      const rows = await candidatesOf('IMAP');
      expect(rows).toHaveLength(2);
      const notes = await Promise.all(rows.map(({ id }) => notesOf(id)));
      expect(notes.flat().map(String).sort()).toEqual([
        expect.stringContaining('Ann Sender <ann@example.com>'),
        expect.stringContaining('bob@example.com'),
      ]);
    });

    it('is followed, also through a lost connection', async () => {
      const watching = run(['--imap', address, '--project', 'IMAP watched', '--watch'], secret);
      await expect.poll(() => watching.output()).toContain('Watching for new mail');
      mailbox.mails.push({ uid: 8, source: mail('cy@example.com', 42) });
      imap.announce();
      await expect.poll(async () => (await candidatesOf('IMAP watched')).length).toBe(3);
      imap.dropAll();
      mailbox.mails.push({ uid: 9, source: mail('dee@example.com', 43) });
      await expect.poll(async () => (await candidatesOf('IMAP watched')).length).toBe(4);
      watching.process.kill('SIGINT');
      expect((await watching.ended).code).toBe(130);
    });

    it('says what is wrong with the address or the password', async () => {
      const args = (url: string) => ['--imap', url, '--project', 'IMAP'];
      expect(await run(args('pop://x@y'), secret).ended).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('imaps://user@host/INBOX'),
      });
      expect(await run(args(address)).ended).toMatchObject({ code: 2, stderr: expect.stringContaining('NOA_IMAP_PASSWORD') });
      expect(await run(args(address), { NOA_IMAP_PASSWORD: 'wrong' }).ended).toMatchObject({
        code: 4,
        stderr: expect.stringContaining('refused user or password'),
      });
      expect(await run(args(address.replace('INBOX', 'Nowhere')), secret).ended).toMatchObject({
        code: 5,
        stderr: expect.stringContaining('no mailbox "Nowhere"'),
      });
      expect(await run(args('imap://x@127.0.0.1:9/INBOX'), secret).ended).toMatchObject({ code: 3 });
    });
  });
});
