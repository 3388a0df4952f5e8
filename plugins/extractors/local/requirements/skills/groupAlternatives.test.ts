import { describe, expect, it } from 'vitest';
import { textDocument } from '../../shared/textDocument.ts';
import { factsOf, labelsOf } from '../testing/readSample.ts';

function musts(...items: string[]): string[] {
  return labelsOf(
    factsOf(
      textDocument(`Requirements for this position in our growing company:\n${items.map((item) => `- ${item}`).join('\n')}`),
    ),
    'skill',
  );
}

describe('groupAlternatives', () => {
  it.each([
    ['Strong knowledge of Python or Java', ['Python or Java']],
    ['Опыт разработки на Python или Java', ['Python or Java']],
    ['Python, Java or Go', ['Python or Java or Go']],
    ['Docker, Python or Java', ['Docker', 'Python or Java']],
    ['At least one of these languages: Python, Java, Kotlin', ['Python or Java or Kotlin']],
    ['A cloud platform (e.g. AWS, Azure)', ['AWS or Azure']],
  ])('reads the choice of "%s"', (item, expected) => {
    expect(musts(item)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['Python and Java', ['Python', 'Java']],
    ['Python, Java, Kotlin', ['Python', 'Java', 'Kotlin']],
    ['HTML/CSS', ['HTML', 'CSS']],
  ])('gives no choice where the text gives none: "%s"', (item, expected) => {
    expect(musts(item).toSorted()).toEqual(expected.toSorted());
  });

  it('keeps a choice that a line about the stack names one of, and looks for no choice in the line above', () => {
    expect(musts('React or Vue.js', 'Knowledge of TypeScript, React.')).toEqual(
      expect.arrayContaining(['React or Vue.js', 'TypeScript']),
    );
    expect(musts('At least one cloud (AWS or Azure)', 'Prometheus and Grafana')).toEqual(
      expect.arrayContaining(['Prometheus', 'Grafana']),
    );
    const inOneLine =
      'Site Engineer Requirements: 5+ years of experience with large systems Experience with at least one public cloud (AWS or Azure) Working knowledge of Prometheus and Grafana Excellent written communication Benefits: Lunch';
    expect(labelsOf(factsOf(textDocument(inOneLine)), 'skill')).toEqual(expect.arrayContaining(['Prometheus', 'Grafana']));
  });

  it('leaves apart what would be nice to have', () => {
    const facts = factsOf(textDocument('Requirements for this position:\n- SQL\n\nNice to have:\n- Go or Rust'));
    expect(labelsOf(facts, 'skill', 'nice')).toEqual(['Go', 'Rust']);
  });
});
