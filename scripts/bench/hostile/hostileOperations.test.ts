import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, isObjectType, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../../prisma/projectFolder.ts';
import { hostileOperations } from './hostileOperations.ts';
import { fillList, fillText, largestBody, leaves, nobody, type Room } from './hostileValues.ts';

const schema = buildSchema(readFileSync(path.join(projectFolder(), 'schema', 'schema.graphql'), 'utf8'));
const ids = { projectId: nobody, candidateIds: [nobody], documentId: nobody, screeningId: nobody, jobId: nobody };

const attacks = hostileOperations(schema, ids);
/** Fields of what another attacked call answers. */
const ofAnswers = new Set(['ImportSelfReportsPayload', 'WeightProposal']);

describe('hostile calls', () => {
  it('are operations that the schema knows', () => {
    for (const { name, body } of attacks) {
      const text = body instanceof FormData ? body.get('operations') : body;
      const { query } = JSON.parse(text as string) as { query: string };
      expect([name, validate(schema, parse(query)).map(({ message }) => message)]).toEqual([name, []]);
    }
  });

  it('are made on every field that takes arguments', () => {
    const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) && !type.name.startsWith('__') && !ofAnswers.has(type.name)
        ? Object.values(type.getFields()).flatMap(({ name, args }) => (args.length > 0 ? [`${type.name}.${name}`] : []))
        : [],
    );
    const doors = new Set(attacks.map(({ door }) => door));
    expect(fields.length).toBeGreaterThan(100);
    expect(fields.filter((field) => !doors.has(field) && !leaves.test(field))).toEqual([]);
  });

  it('are made for the whole schema, each as large as it may be', () => {
    const sizes = attacks.map(({ body }) => (typeof body === 'string' ? body.length : 0));
    expect(sizes.length).toBeGreaterThan(300);
    expect(Math.max(...sizes)).toBeGreaterThan(500_000);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1_000_000);
  });

  it('cost little more to make than they have room for, however deep their lists are', () => {
    let made = 0;
    const text = (room: Room) => {
      made++;
      return fillText(room, 'x'.repeat(4_000));
    };
    const body = largestBody({ name: 'full', entries: 2_000, characters: 4_000 }, ({ entries }, room) => {
      const list = (depth: number): unknown[] => fillList(entries, room, () => (depth === 0 ? text(room) : list(depth - 1)));
      return list(5);
    });
    expect(body.length).toBeLessThanOrEqual(1_000_000);
    expect(made).toBeLessThan(5_000);
  });
});
