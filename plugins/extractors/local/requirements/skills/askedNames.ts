import type { SkillMatch } from '../../../../knowledge/skills.ts';
import { decodeScores, emissionsOf } from '../../label/sequenceModel.ts';
import type { Stretch } from '../../shared/textSpan.ts';
import type { AskingClause } from '../clauses/askingClauses.ts';
import { loadRequirementModels } from '../requirementModels.ts';
import { clauseWords, nameFeatures } from './nameFeatures.ts';

/** The words of a clause that name one thing that it asks for. Offsets are into the clause's text. */
export interface AskedName extends Stretch {
  /** A trait or a skill in dealing with people. */
  soft: boolean;
  /** A certificate, degree, language or length of experience, which other readers find if they know it. */
  elsewhere: boolean;
  /** 0 to 1: how likely it is that these words name something that the clause asks for, if it asks at all. */
  confidence: number;
}

const none = 'O';
/** A clause that asks names something: what it costs, in units of the weights, if none of its words do. It is the first label's. */
const costOfNothing = 1;

/** Labels of the model: something to know or to be able to do, a trait, and what other readers find (certificates, degrees, languages, years). */
export const nameLabels = [none, 'Bn', 'In', 'Bs', 'Is', 'Bx', 'Ix'] as const;

/**
 * What a clause asks for by name, in its own words: "Sound knowledge of SQL and report writing" names "SQL" and "report writing".
 *
 * @param known the skills in it that tables hold
 */
export function askedNames(clause: AskingClause, known: readonly SkillMatch[]): AskedName[] {
  const words = clauseWords(clause.text);
  const { names: model } = loadRequirementModels();
  const scores = emissionsOf(model, nameFeatures(clause, words, known));
  let found = decodeScores(model, scores);
  if (found.labels.every((label) => label === none)) {
    for (let at = 0; at < scores.length; at += model.labels.length) scores[at]! -= costOfNothing;
    found = decodeScores(model, scores);
  }
  const names: AskedName[] = [];
  words.forEach(({ start, end }, at) => {
    const label = found.labels[at]!;
    const kind = label.charAt(1);
    if (kind === '') return;
    const confidence = confidenceOf(found.margins[at]!);
    const open = label.startsWith('B') ? undefined : names.pop();
    names.push(
      open === undefined
        ? { start, end, soft: kind === 's', elsewhere: kind === 'x', confidence }
        : { ...open, end, confidence: Math.min(open.confidence, confidence) },
    );
  });
  return names;
}

/** By the margin, in units of the weights: the logistic curve through the share that was right at each margin in advertisements that the model had not seen. */
const confidenceOf = (margin: number): number => 1 / (1 + Math.exp(-0.7 * (margin + 1)));
