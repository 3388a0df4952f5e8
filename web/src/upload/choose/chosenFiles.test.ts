import { describe, expect, it } from 'vitest';
import { addFiles, type ChosenFile, countSendable } from './chosenFiles.ts';
import { acceptedExtensions } from './fileFormat.ts';

const limits = { maxFiles: 3, maxFileMb: 1 };

function file(name: string, content = name): File {
  return new File([content], name, { lastModified: content.length });
}

async function choose(...files: File[]): Promise<ChosenFile[]> {
  return (await addFiles([], 'RESUME', files, limits)).files;
}

it('offers the four formats to the picker', () => {
  expect(acceptedExtensions).toBe('.pdf,.doc,.docx,.txt');
});

describe('addFiles', () => {
  it('takes the four formats whatever the case of their ending', async () => {
    const files = await choose(file('a.pdf'), file('b.DOCX'), file('c.txt'));
    expect(files.map(({ problem }) => problem)).toEqual([null, null, null]);
  });

  it('lists files of a wrong kind, empty and too large ones with their reason and does not count them', async () => {
    const files = await choose(
      file('photo.png'),
      file('empty.pdf', ''),
      file('big.pdf', 'x'.repeat(1024 * 1024 + 1)),
      file('no ending'),
    );
    expect(files.map(({ problem }) => problem)).toEqual(['UNSUPPORTED_KIND', 'EMPTY_FILE', 'TOO_LARGE', 'UNSUPPORTED_KIND']);
    expect(countSendable(files)).toBe(0);
  });

  it('leaves out and names what goes beyond the limit over both lists', async () => {
    const { files: requirements } = await addFiles([], 'JOB_DESCRIPTION', [file('job.txt')], limits);
    const { files, notices } = await addFiles(requirements, 'RESUME', [file('a.pdf'), file('b.pdf'), file('c.pdf')], limits);
    expect(countSendable(files, 'RESUME')).toBe(2);
    expect(notices).toEqual([{ code: 'TOO_MANY_FILES', names: ['c.pdf'] }]);
  });

  it('notices the same content under another name, within one list', async () => {
    const first = await choose(file('a.pdf', 'same'));
    const { files, notices } = await addFiles(first, 'RESUME', [file('copy of a.pdf', 'same'), file('b.pdf', 'diff')], limits);
    expect(files.map(({ file: { name } }) => name)).toEqual(['a.pdf', 'b.pdf']);
    expect(notices).toEqual([{ code: 'ALREADY_CHOSEN', names: ['copy of a.pdf'] }]);
    const other = await addFiles(first, 'JOB_DESCRIPTION', [file('a.pdf', 'same')], limits);
    expect(other.notices).toEqual([]);
  });
});
