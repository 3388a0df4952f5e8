import { fileFormat } from './fileFormat.ts';

export type DocumentKind = 'JOB_DESCRIPTION' | 'RESUME';

/** Why a file cannot be uploaded, reported before the upload. */
export type FileProblem = 'UNSUPPORTED_KIND' | 'EMPTY_FILE' | 'TOO_LARGE';

export interface ChosenFile {
  id: string;
  kind: DocumentKind;
  file: File;
  problem: FileProblem | null;
}

export interface UploadLimits {
  maxFiles: number;
  maxFileMb: number;
}

/** The result of a drop: the files that were left out, by name. */
export interface ChoiceNotice {
  code: 'TOO_MANY_FILES' | 'ALREADY_CHOSEN';
  names: string[];
}

export interface Choice {
  files: ChosenFile[];
  notices: ChoiceNotice[];
}

const bytesPerMb = 1024 * 1024;
let lastId = 0;

/**
 * Adds files to the chosen ones. Unreadable files are listed with the reason but do not count; duplicates and files beyond the
 * limit are left out and named.
 */
export async function addFiles(
  chosen: readonly ChosenFile[],
  kind: DocumentKind,
  added: readonly File[],
  limits: UploadLimits,
): Promise<Choice> {
  const files = [...chosen];
  const duplicates: string[] = [];
  const beyond: string[] = [];
  for (const file of added) {
    const problem = findProblem(file, limits);
    if (await isAmong(files, kind, file)) duplicates.push(file.name);
    else if (problem === null && countSendable(files) >= limits.maxFiles) beyond.push(file.name);
    else files.push({ id: `file-${++lastId}`, kind, file, problem });
  }
  return { files, notices: [...notice('ALREADY_CHOSEN', duplicates), ...notice('TOO_MANY_FILES', beyond)] };
}

/** The number of files that will be uploaded, of one kind or of both. */
export function countSendable(files: readonly ChosenFile[], kind?: DocumentKind): number {
  return files.filter((file) => file.problem === null && (kind === undefined || file.kind === kind)).length;
}

export function findProblem(file: File, { maxFileMb }: UploadLimits): FileProblem | null {
  if (fileFormat(file.name) === null) return 'UNSUPPORTED_KIND';
  if (file.size === 0) return 'EMPTY_FILE';
  return file.size > maxFileMb * bytesPerMb ? 'TOO_LARGE' : null;
}

function notice(code: ChoiceNotice['code'], names: string[]): ChoiceNotice[] {
  return names.length > 0 ? [{ code, names }] : [];
}

async function isAmong(files: readonly ChosenFile[], kind: DocumentKind, file: File): Promise<boolean> {
  for (const other of files) {
    if (other.kind === kind && other.file.size === file.size && (await sameContent(other.file, file))) return true;
  }
  return false;
}

/** Compares bytes rather than hashes: hashing needs a secure context, which a server in a local network does not have. */
async function sameContent(left: File, right: File): Promise<boolean> {
  if (left.size === 0) return left.name === right.name;
  if (left.name === right.name && left.lastModified === right.lastModified) return true;
  const [a, b] = await Promise.all([left.arrayBuffer(), right.arrayBuffer()]);
  const [bytes, others] = [new Uint8Array(a), new Uint8Array(b)];
  return bytes.every((byte, index) => byte === others[index]);
}
