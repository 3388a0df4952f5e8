import { decodeScores, emissionsOf } from '../../label/sequenceModel.ts';
import { loadRequirementModels } from '../requirementModels.ts';
import { notAsked, wishes } from './clauseCues.ts';
import { clauseFeatures } from './clauseFeatures.ts';
import type { Clause } from './jobHeadings.ts';

/** What a clause says, as the model tells it. */
export const clauseKinds = ['head', 'about', 'duties', 'must', 'nice', 'benefits', 'apply'] as const;
export type ClauseKind = (typeof clauseKinds)[number];

/** How a clause asks for the things it names. */
export interface Asking {
  importance: 'must' | 'nice';
  /** False for duties: what they name may be learned on the job. */
  explicit: boolean;
  /** 0 to 1: how likely it is that the things it names are required at all. */
  confidence: number;
}

/** A clause that asks for something, and how it asks. */
export interface AskingClause extends Clause {
  asking: Asking;
}

/** With the confidence of a clause in which nothing is in doubt. */
export const askingOfKind: Partial<Record<ClauseKind, Asking>> = {
  must: { importance: 'must', explicit: true, confidence: 1 },
  nice: { importance: 'nice', explicit: true, confidence: 1 },
  duties: { importance: 'must', explicit: false, confidence: 0.68 },
};

/** Outweighs everything: the column of a table says how it asks. */
const certain = 1e4;
/** Words of wishes, and items below a heading of wishes, are clear, but rare in what the model learned from. In units of the weights. */
const wishGain = 2;

/** The clauses that ask for something; not benefits, the company's praise of itself, or "no degree required". */
export function askingClauses(clauses: readonly Clause[]): AskingClause[] {
  const { clauses: model } = loadRequirementModels();
  const scores = emissionsOf(model, clauseFeatures(clauses));
  clauses.forEach(({ section, headed, item, inColumn, text }, at) => {
    const add = (kind: ClauseKind, gain: number) => {
      scores[at * model.labels.length + model.labels.indexOf(kind)]! += gain;
    };
    if (inColumn) add(section === 'nice' ? 'nice' : 'must', certain);
    else if (wishes(text) || (section === 'nice' && headed && item)) add('nice', wishGain);
  });
  const { labels, margins } = decodeScores(model, scores);
  return clauses.flatMap((clause, at) => {
    const asking = askingOfKind[labels[at] as ClauseKind];
    if (asking === undefined || (asking.importance === 'must' && notAsked.test(clause.text))) return [];
    return [{ ...clause, asking: asking.explicit ? { ...asking, confidence: confidenceOf(margins[at]!) } : asking }];
  });
}

/**
 * How likely it is that a clause asks as the model says, by its margin in units of the weights: the logistic curve through what was right at each margin
 * in advertisements that the model had not seen (half of those with less than 2, .92 of those with 3 to 4, .99 from 6 on).
 */
const confidenceOf = (margin: number): number => Math.round(100 * Math.max(0.5, 1 / (1 + Math.exp(1 - 0.9 * margin)))) / 100;
