// oxlint-disable import/no-unassigned-import -- a noun is imported for what it registers
import type { GraphQLSchema } from 'graphql';
import './activity.ts';
import './appError.ts';
import './blindReview.ts';
import { builder } from './builder.ts';
import './bulk.ts';
import './candidateActions.ts';
import './candidateIdentity.ts';
import './candidateMutations.ts';
import './candidateOrder.ts';
import './installation.ts';
import './preset.ts';
import './projectCandidates.ts';
import './projectMetrics.ts';
import './projectMutations.ts';
import './projectSummary.ts';
import './proposedProject.ts';
import './relevanceMatrix.ts';
import './renewal.ts';
import './requirements.ts';
import './requirementVerdicts.ts';
import './revisions.ts';
import './samePerson.ts';
import './saved.ts';
import './scalars.ts';
import './score.ts';
import './scoreChanges.ts';
import './scoreMatrix.ts';
import './screeningMutations.ts';
import './searchMeaning.ts';
import './session.ts';
import './subscriptions/jobUpdated.ts';
import './subscriptions/screeningUpdated.ts';
import './unread.ts';

/** The whole GraphQL API. Every noun registers itself with the builder. */
export const schema: GraphQLSchema = builder.toSchema();
