import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|mjs|css|html|svg|json|wasm)$/;
/** Smaller files fit into one packet anyway. */
const worthwhile = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Leaves a `.br` and a `.gz` beside each text of the build: the server sends them as they are, and compresses nothing at run time. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'noa-precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = path.resolve(root, build.outDir);
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(files.filter((file) => compressible.test(file)).map((file) => compressFile(path.join(folder, file))));
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < worthwhile) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
