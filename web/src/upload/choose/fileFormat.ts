export type FileFormat = 'PDF' | 'DOC' | 'DOCX' | 'TXT';

/** What file pickers offer. */
export const acceptedExtensions = '.pdf,.doc,.docx,.txt';

const formats: Record<string, FileFormat> = { pdf: 'PDF', doc: 'DOC', docx: 'DOCX', txt: 'TXT' };

/** The format that a name promises, null for any other. The server looks at the content and has the last word. */
export function fileFormat(name: string): FileFormat | null {
  return formats[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? null;
}
