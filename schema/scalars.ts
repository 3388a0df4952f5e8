import { GraphQLError } from 'graphql';
import { largestSelection } from '../core/candidates/largestSelection.ts';
import { builder } from './builder.ts';
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
  description: `Up to ${largestSelection} UUIDs, 16 bytes each, as base64: what ScoreMatrix.ids is packed like.`,
  extensions: { longestText: Math.ceil((largestSelection * 16) / 3) * 4 },
  serialize: () => {
    throw new GraphQLError('Packed ids are only sent, never answered.');
  },
  parseValue: (value) => {
    const ids = typeof value === 'string' ? unpackIds(value) : null;
    if (ids === null) throw new GraphQLError('Not the base64 of UUIDs of 16 bytes each.');
    return ids;
  },
});

/** A file of a multipart request. */
builder.scalarType('Upload', {
  serialize: () => {
    throw new GraphQLError('Files are not sent back; see Document.originalPath.');
  },
  parseValue: (value) => {
    if (value === null || typeof value !== 'object' || !('arrayBuffer' in value))
      throw new GraphQLError('Not a file of a multipart request.');
    return value as File;
  },
  parseLiteral: () => {
    throw new GraphQLError('A file comes in a variable.');
  },
});
