import { downloadExport, type ExportedFile } from '../candidate-analysis/pool/fetchExport.ts';
import { filterOf, type SavedAddress } from './savedAddress.ts';

/**
 * The filtered list as CSV, written by the server.
 *
 * @throws RequestError
 */
export function fetchSavedExport(address: SavedAddress): Promise<ExportedFile> {
  return downloadExport(
    '/api/saved-candidates/export',
    { filter: filterOf(address), sort: address.sort },
    'saved_candidates.csv',
  );
}
