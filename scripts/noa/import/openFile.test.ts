import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receivedByMail } from '../../../core/privacy/mailNote.ts';
import { makeCv } from '../../made/makeCv.ts';
import type { ColumnMap } from './formats/columns.ts';
import type { Item } from './found/item.ts';
import { openFile } from './openFile.ts';

describe('what an import finds in a file', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'noa-open-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function open(name: string, content: string | Uint8Array, columns: ColumnMap = {}): Promise<Item[]> {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    const { size, mtimeMs } = statSync(file);
    const items: Item[] = [];
    for await (const item of openFile({ path: file, label: name, size, modifiedMs: mtimeMs }, { columns })) items.push(item);
    return items;
  }
  const cv = () => new Uint8Array(makeCv(1).bytes);
  const zip = async (files: Record<string, string | Uint8Array>) => {
    const archive = new JSZip();
    for (const [name, content] of Object.entries(files)) archive.file(name, content, { createFolders: false });
    return archive.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
  };
  const text = ({ bytes }: Extract<Item, { kind: 'document' }>) => new TextDecoder().decode(bytes);

  it('is told by the content, whatever the name', async () => {
    expect(await open('picture.jpg', cv())).toMatchObject([{ kind: 'document', fileName: 'picture.jpg' }]);
    expect(await open('cv.pdf', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16))).toMatchObject([
      { kind: 'skipped', code: 'UNSUPPORTED_KIND' },
    ]);
    expect(await open('cv.txt', 'Ada Byron\nSkills: Python, SQL, Go\nBerlin, Germany\n')).toMatchObject([{ kind: 'document' }]);
    expect(await open('nothing.docx', '')).toMatchObject([{ kind: 'failed', code: 'EMPTY_FILE' }]);
    const docx = await zip({
      '[Content_Types].xml': '<Types/>',
      'word/document.xml': '<w:document/>',
      '_rels/.rels': '<Relationships/>',
    });
    expect(await open('word.bin', docx)).toMatchObject([{ kind: 'document' }]);
  });

  describe('a ZIP archive', () => {
    it('gives its files, but no archive within it', async () => {
      const inner = await zip({ 'cv.pdf': cv() });
      const items = await open(
        'all.zip',
        await zip({
          'team/ada.pdf': cv(),
          'inner.zip': inner,
          '__MACOSX/._ada.pdf': 'x',
          'logo.png': Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0),
        }),
      );
      expect(items.map(({ kind, label }) => `${kind} ${label}`)).toEqual([
        'document all.zip: team/ada.pdf',
        'failed all.zip: inner.zip',
        'skipped all.zip: logo.png',
      ]);
      expect(items[1]).toMatchObject({ code: 'NESTED' });
    });

    it('cannot lead out of its folder', async () => {
      const archive = Buffer.from(await zip({ 'xx/xx/ada.pdf': cv() }));
      const evil = Buffer.from(archive.toString('latin1').replaceAll('xx/xx/', '../../'), 'latin1');
      expect(await open('evil.zip', evil)).toMatchObject([{ kind: 'document', fileName: 'ada.pdf' }]);
    });

    it('is not unpacked when that would be far too much', async () => {
      const zeros = new Uint8Array(30 * 1024 * 1024);
      const items = await open('bomb.zip', await zip({ 'a.txt': zeros, 'b.txt': zeros, 'c.txt': zeros, 'd.txt': zeros }));
      expect(items.at(-1)).toMatchObject({ kind: 'failed', code: 'BOMB' });
      expect(items.length).toBeLessThan(4);
      const huge = await open('huge.zip', await zip({ 'a.txt': new Uint8Array(33 * 1024 * 1024) }));
      expect(huge).toMatchObject([{ kind: 'failed', code: 'TOO_LARGE' }]);
    });

    it('is reported if it is protected, truncated or has wrong sizes', async () => {
      const honest = Buffer.from(await zip({ 'a.txt': 'x'.repeat(5000) }));
      const lying = Buffer.from(honest);
      lying.writeUInt32LE(10, lying.indexOf('PK\x01\x02', 0, 'latin1') + 24);
      expect(await open('lying.zip', lying)).toMatchObject([{ kind: 'failed', code: 'CORRUPT' }]);
      expect(await open('cut.zip', honest.subarray(0, -30))).toMatchObject([{ kind: 'failed', code: 'CORRUPT' }]);
      const locked = Buffer.from(honest);
      locked.writeUInt16LE(1, locked.indexOf('PK\x01\x02', 0, 'latin1') + 8);
      expect(await open('locked.zip', locked)).toMatchObject([{ kind: 'failed', code: 'ENCRYPTED' }]);
    });
  });

  describe('mail', () => {
    const mail = (attachments: string) =>
      `From: =?utf-8?B?0JDQtNCwINCb0L7QstC10LvQtdC50YE=?= <ada@example.com>\r\nSubject: My application\r\nDate: Mon, 02 Nov 2026 10:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nHello,\r\n>From now on I am free.\r\n${attachments}--b--\r\n`;
    const pdf = () =>
      `--b\r\nContent-Type: application/pdf; name="cv.pdf"\r\nContent-Disposition: attachment; filename="cv.pdf"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(cv()).toString('base64')}\r\n`;
    expect(receivedByMail).toBe('Received by e-mail from ');
    const note = 'Received by e-mail from Ада Ловелейс <ada@example.com> on 2026-11-02.\nSubject: My application';

    it('gives its attachments with their sender', async () => {
      const [item] = await open('one.eml', mail(pdf()));
      expect(item).toMatchObject({ kind: 'document', label: 'one.eml: cv.pdf', fileName: 'cv.pdf', note });
      expect(item?.kind === 'document' && Buffer.from(item.bytes).equals(Buffer.from(cv()))).toBe(true);
      expect(await open('none.eml', mail(''))).toMatchObject([{ kind: 'skipped', code: 'NO_ATTACHMENT' }]);
    });

    it('is split where a mailbox says so, and nowhere else', async () => {
      const envelope = 'From ada@example.com Mon Nov  2 10:00:00 2026\r\n';
      const items = await open('inbox', `${envelope}${mail(pdf())}\r\n${envelope}${mail('')}\r\n${envelope}${mail(pdf())}`);
      expect(items.map(({ kind, label }) => `${kind} ${label}`)).toEqual([
        'document inbox, mail 1: cv.pdf',
        'skipped inbox, mail 2',
        'document inbox, mail 3: cv.pdf',
      ]);
    });
  });

  describe('a JSON Resume', () => {
    const resume = {
      basics: {
        name: 'Ada Byron',
        label: 'Engineer',
        email: 'ada@example.com',
        location: { city: 'London', countryCode: 'GB' },
        profiles: [{ network: 'LinkedIn', url: 'https://linkedin.com/in/ada' }],
      },
      work: [{ name: 'Acme', position: 'Engineer', startDate: '2019-03-01', highlights: ['Built engines'] }],
      education: [{ institution: 'UCL', area: 'Mathematics', studyType: 'Bachelor', startDate: '2012', endDate: '2015' }],
      skills: [{ name: 'Web', keywords: ['TypeScript', 'HTML'] }, { name: 'SQL' }],
    };

    it('becomes a document, with the facts beside it', async () => {
      const [item] = await open('ada.json', JSON.stringify(resume));
      expect(item).toMatchObject({
        kind: 'document',
        fileName: 'ada.txt',
        facts: {
          full_name: 'Ada Byron',
          title: 'Engineer',
          email: 'ada@example.com',
          location: 'London, GB',
          linkedin: 'https://linkedin.com/in/ada',
          skills: ['TypeScript', 'HTML', 'SQL'],
        },
      });
      expect(item?.kind === 'document' && text(item)).toContain(
        'Experience\nEngineer, Acme\n03/2019 – Present\n- Built engines\n',
      );
      const again = await open('copy.json', JSON.stringify(resume, null, 4));
      expect(item?.kind === 'document' && again[0]?.kind === 'document' && item.key === again[0].key).toBe(true);
    });

    it('may be a list; an entry without a name is reported', async () => {
      const items = await open('list.json', JSON.stringify([resume, { basics: { label: 'x' } }]));
      expect(items).toMatchObject([
        { kind: 'document', fileName: 'list-1.txt' },
        { kind: 'failed', label: 'list.json, resume 2', reason: expect.stringContaining('basics.name') },
      ]);
      const lines = await open('lines.jsonl', `${JSON.stringify(resume)}\n${JSON.stringify({ ...resume, work: [] })}\n`);
      expect(lines.map(({ kind, label }) => `${kind} ${label}`)).toEqual([
        'document lines.jsonl, resume 1',
        'document lines.jsonl, resume 2',
      ]);
      expect(await open('broken.json', '{"basics": {')).toMatchObject([{ kind: 'failed', code: 'CORRUPT' }]);
    });
  });

  describe('a table', () => {
    it('gives a candidate for each row, by the usual headings', async () => {
      const items = await open(
        'people.csv',
        'Full Name,E-mail,Skills,Years of experience\n"Byron, Ada",ada@example.com,Python; SQL,7\n,nobody@example.com,,\nBob Stone,,,about ten\n',
      );
      expect(items).toMatchObject([
        {
          kind: 'candidate',
          label: 'people.csv, row 2',
          facts: { full_name: 'Byron, Ada', email: 'ada@example.com', skills: ['Python', 'SQL'], experience_years: 7 },
        },
        { kind: 'failed', label: 'people.csv, row 3', code: 'NO_NAME' },
        { kind: 'candidate', facts: { full_name: 'Bob Stone' } },
      ]);
      expect(items[2]).not.toHaveProperty('facts.experience_years');
    });

    it('may be Russian, in any of the encodings of spreadsheets', async () => {
      const rows = 'Фамилия;Имя;Отчество;Город;Навыки;Стаж\nПетрова;Анна;Ивановна;Казань;1С, Excel;5 лет\n';
      const expected = [
        {
          kind: 'candidate',
          facts: { full_name: 'Петрова Анна Ивановна', location: 'Казань', skills: ['1С', 'Excel'], experience_years: 5 },
        },
      ];
      expect(await open('utf8.csv', `\uFEFF${rows}`)).toMatchObject(expected);
      const { encode } = await import('iconv-lite');
      expect(await open('cp1251.csv', encode(rows, 'windows-1251'))).toMatchObject(expected);
    });

    it('is read as --map says, and says what to do when no column holds a name', async () => {
      const rows = 'Who,Stack,Where\nAda Byron,Python,London\nBob Stone,Java,Leeds\n';
      expect(await open('odd.csv', rows)).toMatchObject([
        { kind: 'failed', code: 'NO_NAME_COLUMN', reason: expect.stringContaining('Who, Stack, Where') },
      ]);
      expect(await open('odd.csv', rows, { full_name: 'who', skills: 'Stack' })).toMatchObject([
        { kind: 'candidate', facts: { full_name: 'Ada Byron', skills: ['Python'] } },
        { kind: 'candidate', facts: { full_name: 'Bob Stone', skills: ['Java'] } },
      ]);
    });

    it('names a row by its id, or by what it says', async () => {
      const [withId] = await open('ids.csv', 'id,name\n17,Ada Byron\n');
      expect(withId).toMatchObject({ key: 'id:17' });
      const [one, other] = await open('same.csv', 'name,phone\nAda Byron,1\nAda Byron,1\n');
      expect(one?.kind === 'candidate' && other?.kind === 'candidate' && one.key === other.key).toBe(true);
    });
  });
});
