import { type DocumentText, PluginError, type Reader } from '../../../plugins/contract.ts';
import { textDocument } from '../../../plugins/extractors/local/shared/textDocument.ts';
import { defaultReadLimits } from '../../../plugins/reading/defaultReadLimits.ts';
import { makeJobDocx } from '../../made/makeJobDocx.ts';

/** How a job description reaches the product: pasted as it was written, pasted with parts of its layout lost, or as a file. */
export const jobForms = ['written', 'without bullets and blank lines', 'in one line', 'Word document'] as const;
export type JobForm = (typeof jobForms)[number];

const bullet = /^\s*(?:[\p{Extended_Pictographic}•◦▪‣·●○■→*+›–—-]\uFE0F?|\d{1,2}[.)])\s+/u;

/** The same description in another form. */
export async function inForm(text: string, form: JobForm, readers: readonly Reader[]): Promise<DocumentText> {
  const bare = text
    .split('\n')
    .map((line) => line.replace(bullet, ''))
    .filter((line) => line.trim() !== '');
  if (form === 'written') return textDocument(text);
  if (form === 'without bullets and blank lines') return textDocument(bare.join('\n'));
  if (form === 'in one line') return textDocument(bare.join(' '));
  const bytes = await makeJobDocx(text);
  const reader = readers.find(({ id }) => id === 'docx');
  if (reader === undefined) throw new PluginError('UNSUPPORTED_KIND', 'No reader reads Word documents.');
  return reader.read(bytes, { signal: new AbortController().signal, limits: defaultReadLimits });
}
