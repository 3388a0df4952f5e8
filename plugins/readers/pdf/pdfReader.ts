import { type DocumentText, definePlugin, PluginError, type ReadOptions } from '../../contract.ts';
import { withPdf } from '../../reading/pdfium/openPdf.ts';
import { prescanStreams } from './glyphs/prescanStreams.ts';
import { readDocument } from './readDocument.ts';

/** A PDF may begin with other bytes; viewers search this far for its signature. */
const headerWindow = 1024;

function hasPdfMark(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, headerWindow)).includes('%PDF-');
}

async function read(bytes: Uint8Array, options: ReadOptions): Promise<DocumentText> {
  if (bytes.length === 0) throw new PluginError('EMPTY_FILE', 'the file is empty');
  if (bytes.length > options.limits.maxBytes)
    throw new PluginError('TOO_LARGE', `${bytes.length} bytes, allowed ${options.limits.maxBytes}`);
  if (!hasPdfMark(bytes)) throw new PluginError('UNSUPPORTED_KIND', 'not a PDF');
  const traits = prescanStreams(bytes, options.limits.maxUnpackedBytes);
  return withPdf(bytes, (pdf) => readDocument(pdf, traits, options));
}

export const pdfReader = definePlugin({ kind: 'reader', id: 'pdf', version: '22', accepts: hasPdfMark, read });
