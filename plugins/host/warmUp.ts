import type { ReadOptions } from '../contract.ts';
import { builtInPlugins } from '../index.ts';
import { defaultReadLimits } from '../reading/defaultReadLimits.ts';
import type { PluginRegistry } from '../registry.ts';
import { readBytes } from './readBytes.ts';

const options: ReadOptions = { signal: new AbortController().signal, limits: defaultReadLimits };
const encode = (text: string) => new TextEncoder().encode(text);

/** The smallest PDF: reading it loads the PDF engine. */
const smallestPdf = encode(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>endobj',
    '4 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
    '5 0 obj<</Length 37>>stream\nBT /F1 12 Tf 20 100 Td (Skills) Tj ET\nendstream endobj',
    'trailer<</Root 1 0 R>>',
    '',
  ].join('\n'),
);
const smallestResume = encode('Skills\nGo, SQL\nExperience\nAnalyst, Acme, 2020 - 2021');

/** Loads what the first document would wait for: the PDF engine and the indexes of the knowledge base. */
export async function warmUp(plugins: PluginRegistry, extractorId: string): Promise<void> {
  await readBytes(plugins.readers, 'warm.pdf', smallestPdf, options);
  const { document } = await readBytes(plugins.readers, 'warm.txt', smallestResume, options);
  const extractor = plugins.getExtractor(extractorId);
  // A user's own extractor may send documents elsewhere, so it does not get a made-up one.
  if (builtInPlugins.includes(extractor))
    await extractor.extractResume(document, { signal: options.signal, today: '2021-01-01' });
}
