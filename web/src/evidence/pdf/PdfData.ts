/// <reference types="vite/client" />

/** Files of pdfjs-dist that some documents need: fonts for documents that do not embed them, character maps, decoders for rare image formats. */
const fonts = import.meta.glob<string>('../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});
const maps = import.meta.glob<string>('../../../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});
const decoders = import.meta.glob<string>('../../../../node_modules/pdfjs-dist/wasm/*.wasm', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

const urls = new Map(
  Object.entries({ ...fonts, ...maps, ...decoders }).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
);

/** Gives pdf.js these files. They are hashed and come from the app's own origin, never from a content delivery network. */
export class PdfData {
  async fetch({ filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const url = urls.get(filename);
    if (url === undefined) throw new Error(`pdf.js asked for '${filename}', which is not shipped`);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`Failed to load ${url}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
