/** Deep enough for nested folders of CVs, yet stops when a whole disk is dropped. */
const maxDepth = 5;
const maxEntries = 2000;

/**
 * The files of a drop, including those in dropped folders, sorted by name within a folder. Call it within the drop event: the browser
 * empties the transfer afterwards.
 */
export async function readDroppedFiles(transfer: DataTransfer): Promise<File[]> {
  const entries = Array.from(transfer.items, (item) => (item.kind === 'file' ? item.webkitGetAsEntry() : null));
  const plain = Array.from(transfer.files);
  if (!entries.some((entry) => entry?.isDirectory)) return plain;
  const files: File[] = [];
  for (const entry of entries) if (entry) await collect(entry, files, 0);
  return files;
}

async function collect(entry: FileSystemEntry, files: File[], depth: number): Promise<void> {
  if (files.length >= maxEntries || entry.name.startsWith('.')) return;
  if (entry.isFile) {
    files.push(await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)));
  } else if (entry.isDirectory && depth < maxDepth) {
    const children = await listFolder(entry as FileSystemDirectoryEntry);
    for (const child of children) await collect(child, files, depth + 1);
  }
}

/** Reads a folder in batches (100 entries in Chromium) until an empty batch. */
async function listFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (portion.length === 0) return all.sort((a, b) => a.name.localeCompare(b.name));
    all.push(...portion);
  }
}
