import { describe, expect, it } from 'vitest';
import type { SequenceModel } from './sequenceModel.ts';
import { type LineSays, splitEntries } from './splitEntries.ts';

const labels = ['experience:H', 'experience:S', 'experience:P', 'experience:M', 'experience:B'];
const transitions = new Float32Array((labels.length + 1) * labels.length);
/** Headers seldom go on below a body, and jobs seldom share an employer. */
const seldom = -500;
const at = (label: string) => labels.indexOf(`experience:${label}`);
transitions[at('B') * labels.length + at('M')] = seldom;
for (let from = 0; from <= labels.length; from += 1) transitions[from * labels.length + at('P')] = seldom;
const model = { labels, transitions } as unknown as SequenceModel;

const nothing: LineSays = { where: 0, what: 0, when: 0, named: false, tableHead: false, opens: false };
const lines = {
  '#': ['H', nothing],
  where: ['M', { ...nothing, where: 1 }],
  what: ['M', { ...nothing, what: 1 }],
  when: ['M', { ...nothing, when: 1 }],
  text: ['B', nothing],
  head: ['S', { ...nothing, tableHead: true }],
  dated: ['B', { ...nothing, when: 1, opens: true }],
  row: ['M', { ...nothing, where: 1, what: 1, when: 1 }],
} as const satisfies Record<string, [string, LineSays]>;

/** The roles of lines for which the model prefers the role above by 100 to any other. */
function rolesOf(...names: (keyof typeof lines)[]): string {
  const scores = new Float64Array(names.length * labels.length);
  const given = names.map((name) => `experience:${lines[name][0]}`);
  given.forEach((label, line) => {
    scores[line * labels.length + labels.indexOf(label)] = 100;
  });
  const says = names.map((name) => lines[name][1]);
  return splitEntries(model, scores, given, says)
    .map((label) => label.split(':')[1])
    .join('');
}

describe('splitEntries', () => {
  it('begins an entry where what is said once in an entry is said again', () => {
    expect(rolesOf('#', 'where', 'what', 'when', 'where', 'what', 'when')).toBe('HSMMSMM');
    expect(rolesOf('#', 'when', 'what', 'where', 'text', 'when', 'what', 'where')).toBe('HSMMBSMM');
  });

  it('begins an entry with a period in front of a sentence', () => {
    expect(rolesOf('#', 'dated', 'text', 'text', 'dated', 'text')).toBe('HSBBSB');
  });

  it('makes an entry of each two lines that name where and what in turn', () => {
    expect(rolesOf('#', 'where', 'what', 'where', 'what', 'where', 'what')).toBe('HSMSMSM');
    expect(rolesOf('#', 'what', 'where', 'what', 'where')).toBe('HSMSM');
  });

  it('leaves the head of a table out, and begins an entry with each row', () => {
    expect(rolesOf('#', 'head', 'row', 'row', 'row')).toBe('HBSSS');
  });

  it('divides entries below a heading that the model does not know', () => {
    const scores = new Float64Array(3 * labels.length);
    const given = ['objective:H', 'experience:S', 'experience:M'];
    for (const line of [1, 2]) scores[line * labels.length + at('S')] = 100;
    expect(splitEntries(model, scores, given, [nothing, lines.what[1], lines.when[1]])).toEqual(given);
  });

  it('changes nothing outside of jobs and studies', () => {
    const other = ['skills:H', 'skills:B'];
    expect(splitEntries(model, new Float64Array(10), other, [nothing, nothing])).toEqual(other);
  });
});
