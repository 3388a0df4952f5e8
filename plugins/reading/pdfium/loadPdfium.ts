import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';

/** PDFium's functions, called directly: the package's wrappers cost a microsecond per call, and a page takes ten thousand. */
export type PdfiumFunctions = Record<string, (...args: number[]) => number>;

/** One instance of PDFium. Views move when its memory grows, so read them from here each time. */
export interface Pdfium {
  readonly call: PdfiumFunctions;
  readonly memory: {
    readonly HEAPU8: Uint8Array;
    readonly HEAP32: Int32Array;
    readonly HEAPF32: Float32Array;
    readonly HEAPF64: Float64Array;
  };
  /** 1 KiB for results of single calls. */
  readonly scratch: number;
  malloc(size: number): number;
  free(pointer: number): void;
  /** True once PDFium asked for more memory than it may have; the instance then is not to be used again. */
  refusedMemory(): boolean;
}

/** WebAssembly memory is outside Node's heap limits, so the bound is set where it grows. */
const maxHeapBytes = 320 * 1024 * 1024;
/** A heap never shrinks: an instance that grew beyond this is dropped after the document. */
const keepHeapBytes = 64 * 1024 * 1024;

let current: Promise<Pdfium> | null = null;
let compiled: Promise<WebAssembly.Module> | null = null;

/** The thread's PDFium, started on first use. */
export function loadPdfium(): Promise<Pdfium> {
  current ??= startPdfium();
  return current;
}

/** Forgets the instance when it failed or grew too big; the next document gets a fresh one. */
export function releasePdfium(pdfium: Pdfium, failed: boolean): void {
  if (failed || pdfium.memory.HEAPU8.length > keepHeapBytes) current = null;
}

function compileWasm(): Promise<WebAssembly.Module> {
  const file = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  return WebAssembly.compile(readFileSync(file));
}

type ResizeHeap = (bytes: number) => boolean;
type ReceiveInstance = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void;

async function startPdfium(): Promise<Pdfium> {
  compiled ??= compileWasm();
  const module = await compiled;
  let refused = false;
  const instantiateWasm = (imports: WebAssembly.Imports, receive: ReceiveInstance) => {
    const environment = imports['env'] as Record<string, unknown>;
    const resize = environment['emscripten_resize_heap'] as ResizeHeap;
    environment['emscripten_resize_heap'] = (bytes: number) => {
      // The size arrives signed: beyond 2 GiB it is negative.
      if (bytes >>> 0 <= maxHeapBytes) return resize(bytes);
      refused = true;
      return false;
    };
    void WebAssembly.instantiate(module, imports).then((instance) => receive(instance, module));
    return {};
  };
  const silent = () => undefined;
  const loaded = await init({ instantiateWasm, print: silent, printErr: silent });
  loaded.PDFiumExt_Init();
  const memory = loaded.pdfium as unknown as Pdfium['memory'];
  const { malloc, free } = loaded.pdfium.wasmExports;
  const call = loaded.pdfium.wasmExports as unknown as PdfiumFunctions;
  return { call, memory, scratch: malloc(1024), malloc, free, refusedMemory: () => refused };
}
