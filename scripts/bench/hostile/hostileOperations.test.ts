import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../../prisma/projectFolder.ts';
import { hostileOperations } from './hostileOperations.ts';
import { fillList, fillText, largestBody, nobody, type Room } from './hostileValues.ts';

const schema = buildSchema(readFileSync(path.join(projectFolder(), 'schema', 'schema.graphql'), 'utf8'));
const ids = { projectId: nobody, candidateIds: [nobody], documentId: nobody, screeningId: nobody, jobId: nobody };

describe('hostile calls', () => {
  it('are made for the whole schema, each as large as it may be', () => {
    const sizes = hostileOperations(schema, ids).map(({ body = '' }) => body.length);
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
