import { expect, it } from 'vitest';
import { textDocument } from '../../shared/textDocument.ts';
import { factsOf } from '../testing/readSample.ts';

const read = (line: string) => {
  const { requirements } = factsOf(textDocument(`Engineer\n\nRequirements\n- ${line}\n- PostgreSQL\n- Docker\n`));
  return requirements.map(({ kind, label, minYears }) => [kind, label, minYears]);
};

it.each([
  ['5 years of Java development', 'Java development'],
  ['5 years of land development', 'land development'],
  ['5 years with Kafka', 'Kafka'],
])('years of a skill stay with it: %s', (line, skill) => {
  expect(read(line)).toContainEqual(['skill', skill, 5]);
});

it('years after a comma belong to the skill before it, unless they are of something else', () => {
  expect(read('JavaScript or TypeScript, at least 4 years')).toContainEqual(['skill', 'JavaScript or TypeScript', 4]);
  expect(read('JavaScript, 4 years of TypeScript')).toContainEqual(['skill', 'JavaScript', null]);
});
