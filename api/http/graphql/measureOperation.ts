import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
  getNamedType,
  isCompositeType,
  isObjectType,
  isInterfaceType,
} from 'graphql';

export interface MeasuredOperation {
  depth: number;
  aliases: number;
  /** Fields that may have to be answered: each counts once a row of the pages it stands in. */
  cost: number;
}

export interface OperationToMeasure {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: Readonly<Record<string, unknown>>;
  /** Rows that a page is taken to have where the caller asks for no number. */
  defaultPageSize: number;
  /** Measuring stops here: fragments that name fragments can stand for millions of fields. */
  maxSteps: number;
}

/** What a valid operation would ask of the server, read off its text and its variables. */
export function measureOperation({ schema, operation, fragments, variables, defaultPageSize, maxSteps }: OperationToMeasure): MeasuredOperation {
  const measured: MeasuredOperation = { depth: 0, aliases: 0, cost: 0 };
  let steps = 0;

  function walk(selections: SelectionSetNode, type: GraphQLCompositeType, depth: number, rows: number): void {
    for (const selection of selections.selections) {
      if (++steps > maxSteps) measured.cost = Infinity;
      if (measured.cost === Infinity) return;
      if (selection.kind === 'Field') walkField(selection, type, depth, rows);
      else if (selection.kind === 'InlineFragment') walk(selection.selectionSet, conditionOf(selection.typeCondition?.name.value, type), depth, rows);
      else walkFragment(fragments.get(selection.name.value), type, depth, rows);
    }
  }

  function walkFragment(fragment: FragmentDefinitionNode | undefined, type: GraphQLCompositeType, depth: number, rows: number): void {
    if (fragment) walk(fragment.selectionSet, conditionOf(fragment.typeCondition.name.value, type), depth, rows);
  }

  function walkField(node: FieldNode, parent: GraphQLCompositeType, depth: number, rows: number): void {
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    // Introspection is allowed or refused as a whole; it reads nothing from the database.
    if (!field) return;
    measured.depth = Math.max(measured.depth, depth);
    if (node.alias) measured.aliases++;
    measured.cost += rows * costOf(field);
    const type = getNamedType(field.type);
    if (node.selectionSet && isCompositeType(type)) walk(node.selectionSet, type, depth + 1, rows * rowsOf(node, field));
  }

  function conditionOf(name: string | undefined, otherwise: GraphQLCompositeType): GraphQLCompositeType {
    const type = name === undefined ? otherwise : schema.getType(name);
    return isCompositeType(type) ? type : otherwise;
  }

  function rowsOf(node: FieldNode, field: GraphQLField<unknown, unknown>): number {
    const given = (name: string) => readValue(node.arguments?.find((argument) => argument.name.value === name)?.value, variables);
    const ids = given('ids');
    if (Array.isArray(ids)) return Math.max(1, ids.length);
    if (!field.args.some(({ name }) => name === 'first')) return 1;
    const size = given('first') ?? given('last') ?? defaultPageSize;
    return typeof size === 'number' ? Math.max(1, size) : defaultPageSize;
  }

  const root = schema.getRootType(operation.operation);
  if (root) walk(operation.selectionSet, root, 1, 1);
  return measured;
}

/** Fields that work harder than reading a column say so in the schema. */
function costOf(field: GraphQLField<unknown, unknown>): number {
  const { cost } = field.extensions as { cost?: unknown };
  return typeof cost === 'number' ? cost : 1;
}

/** Numbers and lists, as far as counting needs them. */
function readValue(value: ValueNode | undefined, variables: Readonly<Record<string, unknown>>): unknown {
  if (value?.kind === 'Variable') return variables[value.name.value];
  if (value?.kind === 'IntValue') return Number(value.value);
  if (value?.kind === 'ListValue') return value.values;
  return undefined;
}
