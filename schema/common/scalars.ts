import { GraphQLError } from 'graphql';
import { largestSelection } from '../../core/candidates/largestSelection.ts';
import type { IncomingFile } from '../../core/documents/reading/prepareFiles.ts';
import { longestCsv } from '../../core/fairness/selfReports/longestCsv.ts';
import { builder } from '../builder.ts';
import { findId } from './globalId.ts';
import { unpackIds } from './packColumns.ts';

/** ISO 8601 in UTC. */
builder.scalarType('DateTime', {
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const date = new Date(String(value));
    if (Number.isNaN(date.getTime())) throw new GraphQLError('Not an ISO 8601 date and time.');
    return date;
  },
});

builder.scalarType('JSON', { serialize: (value) => value, parseValue: (value) => value });

builder.scalarType('PackedIds', {
  description: `Up to ${largestSelection} candidates: a list of their ids, or their UUIDs, 16 bytes each, as base64 (as ScoreMatrix.ids is packed).`,
  extensions: { longestText: Math.ceil((largestSelection * 16) / 3) * 4 },
  serialize: () => {
    throw new GraphQLError('Packed ids are only sent, never answered.');
  },
  parseValue: (value) => {
    const ids = Array.isArray(value) ? readIds(value) : typeof value === 'string' ? unpackIds(value) : null;
    if (ids === null) throw new GraphQLError('Neither ids of candidates nor the base64 of UUIDs of 16 bytes each.');
    return ids;
  },
});

/** Null when one is the id of another type, or there are too many. */
function readIds(given: readonly unknown[]): string[] | null {
  const ids =
    given.length > largestSelection ? [null] : given.map((id) => (typeof id === 'string' ? findId('Candidate', id) : null));
  return ids.includes(null) ? null : (ids as string[]);
}

builder.scalarType('Csv', {
  description: `A table as text, its first line the headings; at most ${longestCsv} characters.`,
  extensions: { longestText: longestCsv },
  serialize: () => {
    throw new GraphQLError('Tables are only sent, never answered.');
  },
  parseValue: (value) => {
    if (typeof value !== 'string') throw new GraphQLError('Not a text.');
    return value;
  },
});

/** A file of a multipart request. */
builder.scalarType('Upload', {
  serialize: () => {
    throw new GraphQLError('Files are not sent back; see Document.originalPath.');
  },
  parseValue: (value) => {
    if (value === null || typeof value !== 'object' || !('read' in value))
      throw new GraphQLError('Not a file of a multipart request.');
    return value as IncomingFile;
  },
  parseLiteral: () => {
    throw new GraphQLError('A file comes in a variable.');
  },
});
