import type { GraphQLSchema } from 'graphql';
import './appError.ts';
import { builder } from './builder.ts';
import './installation.ts';
import './job.ts';
import './project.ts';
import './projectMutations.ts';
import './scalars.ts';
import './session.ts';
import './user.ts';

/** The whole GraphQL face: every noun registers itself with the builder. */
export const schema: GraphQLSchema = builder.toSchema();
