import { type IncomingFile, toIncomingFile } from '../../../core/documents/reading/prepareFiles.ts';

/** A multipart body with its headers. */
export async function encodeForm(form: FormData): Promise<{ payload: Buffer; headers: { 'content-type': string } }> {
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}

export function toFormData(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** An operation with files in `variables.input.files`, as Relay's uploadables are sent. */
export function uploadForm(query: string, input: Record<string, unknown>, files: readonly File[]): FormData {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables: { input: { ...input, files: files.map(() => null) } } }));
  form.set('map', JSON.stringify(Object.fromEntries(files.map((_, index) => [index, [`variables.input.files.${index}`]]))));
  for (const [index, file] of files.entries()) form.set(String(index), file);
  return form;
}

/** A file for a form, and for core. */
export function textFile(name: string, text: string): File & IncomingFile {
  const { sha256, read, open, release } = toIncomingFile(name, Buffer.from(text));
  return Object.assign(new File([text], name, { type: 'text/plain' }), { sha256, read, open, release });
}
