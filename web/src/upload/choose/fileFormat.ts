export type FileFormat = 'PDF' | 'DOC' | 'DOCX' | 'TXT';

/** The extensions that file pickers offer. */
export const acceptedExtensions = '.pdf,.doc,.docx,.txt';

const formats: Record<string, FileFormat> = { pdf: 'PDF', doc: 'DOC', docx: 'DOCX', txt: 'TXT' };

/** The format according to the file name, null for any other. The server checks the content and decides. */
export function fileFormat(name: string): FileFormat | null {
  return formats[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? null;
}
