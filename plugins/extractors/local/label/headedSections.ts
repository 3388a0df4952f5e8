import { forbiddenLimit, type SequenceModel } from './sequenceModel.ts';

/**
 * What a change of section without a heading costs, in units of the weights: into the middle of a job or study, from a list that only looks like jobs into
 * one, any other. Measured like the costs in `splitEntries.ts`. The weights know of such changes only what the lines on both sides say.
 */
const costs = { middle: 400, lookalike: 300, other: 80 };

const lookalikes: ReadonlySet<string> = new Set(['publications', 'awards', 'projects', 'volunteer']);

function costOf(from: string, to: string): number {
  const [[section, role], [next, nextRole]] = [from.split(':'), to.split(':')];
  if (role === undefined || nextRole === undefined || nextRole === 'H' || section === next || section === 'contact') return 0;
  if (next !== 'experience' && next !== 'education') return costs.other;
  if (nextRole !== 'S') return costs.middle;
  return lookalikes.has(section!) ? costs.lookalike : costs.other;
}

/** The model of lines, in which a section seldom begins without a heading. */
export function withHeadedSections(model: SequenceModel): SequenceModel {
  const { labels } = model;
  const transitions = model.transitions.map((weight, at) => {
    const [from, to] = [labels[Math.floor(at / labels.length)], labels[at % labels.length]!];
    return from === undefined || weight <= forbiddenLimit ? weight : weight - costOf(from, to);
  });
  return { ...model, transitions };
}
