import { buildSchema, type FragmentDefinitionNode, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { measureOperation } from './measureOperation.ts';

const schema = buildSchema(`
  type Query { project: Project projects(first: Int, last: Int): Projects nodes(ids: [ID!]!): [Project] }
  type Projects { totalCount: Int edges: [Edge] }
  type Edge { node: Project }
  type Project { id: ID title: String similar(first: Int): Projects }
`);

function measure(text: string, variables: Record<string, unknown> = {}) {
  const { definitions } = parse(text);
  const fragments = definitions.filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION);
  return measureOperation({
    schema,
    operation: definitions.find((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION)!,
    fragments: new Map(fragments.map((node) => [node.name.value, node])),
    variables,
    defaultPageSize: 20,
    maxSteps: 5000,
  });
}

describe('measureOperation', () => {
  it('counts each field once', () => expect(measure('{ project { id title } }')).toEqual({ depth: 2, aliases: 0, cost: 3 }));

  it('counts fields in a page once per row', () => {
    expect(measure('{ projects(first: 50) { edges { node { id } } } }').cost).toBe(1 + 50 * 3);
    expect(measure('{ projects(last: 5) { totalCount } }').cost).toBe(1 + 5);
    expect(measure('{ projects { totalCount } }').cost).toBe(1 + 20);
  });

  it('multiplies pages within pages', () => {
    expect(measure('{ projects(first: 10) { edges { node { similar(first: 10) { totalCount } } } } }').cost).toBe(
      1 + 10 * 3 + 100,
    );
  });

  it('takes page sizes and ids from variables', () => {
    expect(measure('query Q($n: Int) { projects(first: $n) { totalCount } }', { n: 70 }).cost).toBe(71);
    expect(measure('query Q($n: Int = 90) { projects(first: $n) { totalCount } }').cost).toBe(91);
    expect(measure('query Q($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: ['a', 'b', 'c'] }).cost).toBe(1 + 3);
  });

  it('counts aliases and depth through fragments', () => {
    const text =
      'query Q { a: project { ...F } ... on Query { b: project { id } } } fragment F on Project { similar { edges { node { t: title } } } }';
    expect(measure(text)).toMatchObject({ depth: 5, aliases: 3 });
  });

  it('gives up on fragments that multiply', () => {
    const levels = Array.from({ length: 30 }, (_, level) => `fragment F${level} on Query { ...F${level + 1} ...F${level + 1} }`);
    expect(measure(`query Q { ...F0 } ${levels.join(' ')} fragment F30 on Query { project { id } }`).cost).toBe(Infinity);
  });

  it('does not count introspection', () => expect(measure('{ __schema { types { name } } __typename }').cost).toBe(0));
});
