import { describe, expect, it } from 'vitest';
import { jobAnswer } from './jobAnswer.ts';
import { jsonSchemaOf, parseAnswer } from './parseAnswer.ts';
import { resumeAnswer } from './resumeAnswer.ts';

/** Keywords that strict output knows. */
const known = new Set(['type', 'properties', 'required', 'additionalProperties', 'items', 'anyOf', 'enum']);

function checkStrict(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return;
  const { properties = {}, items, anyOf = [], ...rest } = schema as { properties?: object; items?: unknown; anyOf?: unknown[] };
  expect(Object.keys(rest).filter((keyword) => !known.has(keyword))).toEqual([]);
  if ('properties' in schema) expect(rest).toMatchObject({ required: Object.keys(properties), additionalProperties: false });
  for (const part of [...Object.values(properties), ...anyOf, items]) checkStrict(part);
}

describe('the form of an answer', () => {
  it.each([
    ['résumés', resumeAnswer],
    ['job descriptions', jobAnswer],
  ])('is one that strict output takes, for %s', (_what, answer) => {
    expect(jsonSchemaOf(answer)).toMatchObject({ type: 'object' });
    checkStrict(jsonSchemaOf(answer));
  });

  it('has no place for a score', () => {
    expect(JSON.stringify([jsonSchemaOf(resumeAnswer), jsonSchemaOf(jobAnswer)])).not.toMatch(/score|rating|rank|recommend/i);
    expect(parseAnswer('{"score": 100}', resumeAnswer)).not.toHaveProperty('score');
  });

  it('fills in what a server without strict output left out', () => {
    expect(parseAnswer('```json\n{"skills": ["Go"]}\n```', resumeAnswer)).toMatchObject({
      name: null,
      skills: ['Go'],
      experience: [],
    });
  });

  it.each(['', 'I cannot do that.', '{"skills": "Go"}', '[]', 'null', '{"skills": ["Go"]'])('is not %j', (content) => {
    expect(parseAnswer(content, resumeAnswer)).toBeNull();
  });
});
