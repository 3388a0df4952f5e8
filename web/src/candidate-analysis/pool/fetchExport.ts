import { offlineError, type RequestError, statusError } from '../../app/relay/RequestError.ts';
import { requestHeaders } from '../../app/relay/requestHeaders.ts';
import { filterOf, type PoolAddress } from './poolAddress.ts';
import type { ColumnId } from './poolColumns.ts';

export type ExportFormat = 'csv' | 'xlsx' | 'html';
export type ExportColumnId = ColumnId | 'scores';
export type ExportScope = 'all' | 'filtered' | 'selected';

export interface ExportRequest {
  /** The position's UUID. */
  projectId: string;
  address: PoolAddress;
  scope: ExportScope;
  selected: ReadonlySet<string>;
  columns: readonly ExportColumnId[];
  format: ExportFormat;
}

export interface ExportedFile {
  blob: Blob;
  fileName: string;
}

/**
 * A file that the server writes.
 *
 * @throws RequestError
 */
export async function fetchExport({
  projectId,
  address,
  scope,
  selected,
  columns,
  format,
}: ExportRequest): Promise<ExportedFile> {
  const { education, ...filter } = filterOf(address);
  const body = {
    format,
    columns,
    sort: address.sort,
    direction: address.direction,
    ...(scope === 'selected' ? { ids: [...selected] } : {}),
    ...(scope === 'filtered' ? { filter: { ...filter, education: education?.toLowerCase() ?? null } } : {}),
  };
  return downloadExport(`/api/projects/${projectId}/candidates/export`, body, `candidates.${format}`);
}

/**
 * A file that the server makes of what is sent.
 *
 * @param fallbackName its name when the server does not tell one
 * @throws RequestError
 */
export async function downloadExport(path: string, body: object, fallbackName: string): Promise<ExportedFile> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { ...requestHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw offlineError();
  });
  if (!response.ok) throw await readProblem(response);
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { blob: await response.blob(), fileName: name ? decodeURIComponent(name) : fallbackName };
}

async function readProblem(response: Response): Promise<RequestError> {
  await response.body?.cancel();
  return statusError(response.status);
}
