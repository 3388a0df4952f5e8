import { errorTable } from '../../../core/errors.ts';

interface Described {
  info?: { description?: string };
}

/** The document with a table of all error codes, for readers. */
export function describeErrors<Document extends object>(document: Document & Described): Document {
  const rows = Object.entries(errorTable).map(([code, { status, message }]) => `| \`${code}\` | ${status} | ${message} |`);
  const table = ['## Errors', '', '| code | status | detail |', '| --- | --- | --- |', ...rows].join('\n');
  return { ...document, info: { ...document.info, description: `${document.info?.description ?? ''}\n\n${table}` } };
}
