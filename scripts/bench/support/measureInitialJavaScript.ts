import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

export interface InitialJavaScript {
  /** 1000 bytes, gzip. */
  kilobytes: number;
  /** Each is a request. */
  scripts: number;
}

/** The JavaScript that a browser loads before it can show these modules: they, the entry, and what both import. */
export function measureInitialJavaScript(webFolder: string, modules: readonly string[] = []): InitialJavaScript {
  const manifest = JSON.parse(readFileSync(path.join(webFolder, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const keys = [...Object.keys(manifest).filter((key) => manifest[key]?.isEntry), ...modules];
  const files = new Set<string>();
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk named ${key}.`);
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    keys.push(...(chunk.imports ?? []));
  }
  const bytes = [...files]
    .filter((file) => file.endsWith('.js'))
    .map((file) => gzipSync(readFileSync(path.join(webFolder, file)), { level: 9 }).length);
  return { kilobytes: bytes.reduce((total, size) => total + size, 0) / 1000, scripts: bytes.length };
}
