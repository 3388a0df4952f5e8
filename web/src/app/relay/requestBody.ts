import type { RequestParameters, UploadableMap, Variables } from 'relay-runtime';

/** The JSON of a GraphQL request: by hash when the operation is persisted, which it always is except in tests. */
export function requestBody({ id, text, name }: RequestParameters, variables: Variables) {
  return id
    ? { operationName: name, variables, extensions: { persistedQuery: { version: 1, sha256Hash: id } } }
    : { operationName: name, query: text ?? '', variables };
}

/**
 * A GraphQL multipart request (jaydenseric/graphql-multipart-request-spec). A key of `uploadables` is the file's path:
 * `variables.input.files.0`; the variable itself is null.
 */
export function multipartBody(params: RequestParameters, variables: Variables, uploadables: UploadableMap): FormData {
  const files = Object.entries(uploadables);
  const form = new FormData();
  form.append('operations', JSON.stringify(requestBody(params, variables)));
  form.append('map', JSON.stringify(Object.fromEntries(files.map(([path], index) => [index, [path]]))));
  for (const [index, [, file]] of files.entries()) form.append(String(index), file);
  return form;
}
