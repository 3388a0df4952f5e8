import { errorTable } from '../../../core/errors.ts';

interface Described {
  info?: { description?: string };
}

/** Adds a table of all error codes to the document, folded up so that the calls come first. */
export function describeErrors<Document extends object>(document: Document & Described): Document {
  const rows = Object.entries(errorTable).map(
    ([code, { status, message }]) => `<tr><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(message)}</td></tr>`,
  );
  const table = `<details><summary>Error codes</summary><table><tbody>${rows.join('')}</tbody></table></details>`;
  return { ...document, info: { ...document.info, description: `${document.info?.description ?? ''}\n\n${table}` } };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
