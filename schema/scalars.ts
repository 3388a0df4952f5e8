import { GraphQLError } from 'graphql';
import { builder } from './builder.ts';

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
