import type { GraphQLSchema } from 'graphql';
import './appError.ts';
import { builder } from './builder.ts';
import './installation.ts';
import './scalars.ts';

/** The whole GraphQL face: every noun registers itself with the builder. */
export const schema: GraphQLSchema = builder.toSchema();
