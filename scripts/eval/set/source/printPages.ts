import { execFile } from 'node:child_process';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import type { Item } from '../../manifest.ts';

const run = promisify(execFile);
const pages = fileURLToPath(new URL('pages', import.meta.url));

/** The résumés that are web pages, printed by a browser and converted by LibreOffice; their true facts are in the file beside them. */
export async function printPages(target: string, work: string, browserPath: string | null): Promise<Item[]> {
  const items = JSON.parse(await readFile(join(pages, 'truth.json'), 'utf8')) as Item[];
  const browser = await chromium.launch(browserPath === null ? {} : { executablePath: browserPath });
  const page = await browser.newPage();
  for (const { id, files } of items) {
    const source = join(pages, `${id}.html`);
    if (files['pdf'] !== undefined) {
      await page.goto(`file://${source}`);
      await page.pdf({ path: join(target, files['pdf']), preferCSSPageSize: true, printBackground: true });
    }
    if (files['docx'] !== undefined || files['doc'] !== undefined) await convertPage(source, id, files, target, work);
  }
  await browser.close();
  return items;
}

/** Converts by way of DOCX: LibreOffice keeps less of the tables if it makes a DOC directly from the page. */
async function convertPage(source: string, id: string, files: Item['files'], target: string, work: string): Promise<void> {
  const office = (...parts: string[]) => run('soffice', ['--headless', ...parts, '--outdir', work]);
  await office('--infilter=HTML (StarWriter)', '--convert-to', 'docx:MS Word 2007 XML', source);
  if (files['doc'] !== undefined) {
    await office('--convert-to', 'doc:MS Word 97', join(work, `${id}.docx`));
    await rename(join(work, `${id}.doc`), join(target, files['doc']));
  }
  if (files['docx'] !== undefined) await rename(join(work, `${id}.docx`), join(target, files['docx']));
}
