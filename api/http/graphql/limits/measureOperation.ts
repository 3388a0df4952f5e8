import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';

export interface MeasuredOperation {
  depth: number;
  aliases: number;
  /** Fields that may have to be resolved: each counts once per row of the pages it is in. */
  cost: number;
}

export interface OperationToMeasure {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: Readonly<Record<string, unknown>>;
  /** Rows assumed for a page without a number. */
  defaultPageSize: number;
  /** Stop measuring here: nested fragments can expand to millions of fields. */
  maxSteps: number;
}

/** The cost of a valid operation, from its text and variables. */
export function measureOperation(input: OperationToMeasure): MeasuredOperation {
  const meter = new Meter(input);
  const root = input.schema.getRootType(input.operation.operation);
  if (root) meter.walk(input.operation.selectionSet, { type: root, depth: 1, rows: 1 });
  return meter.measured;
}

interface Place {
  type: GraphQLCompositeType;
  depth: number;
  /** How often the fields here may have to be resolved. */
  rows: number;
}

class Meter {
  readonly measured: MeasuredOperation = { depth: 0, aliases: 0, cost: 0 };
  private steps = 0;

  constructor(private readonly input: OperationToMeasure) {}

  walk(selections: SelectionSetNode, place: Place): void {
    for (const selection of selections.selections) {
      if (++this.steps > this.input.maxSteps) this.measured.cost = Infinity;
      if (this.measured.cost === Infinity) return;
      if (selection.kind === 'Field') this.walkField(selection, place);
      else if (selection.kind === 'InlineFragment') this.walkFragment(selection, place);
      else this.walkFragment(this.input.fragments.get(selection.name.value), place);
    }
  }

  private walkFragment(
    fragment: (Pick<FragmentDefinitionNode, 'selectionSet'> & Partial<Pick<FragmentDefinitionNode, 'typeCondition'>>) | undefined,
    place: Place,
  ): void {
    if (!fragment) return;
    const type = fragment.typeCondition && this.input.schema.getType(fragment.typeCondition.name.value);
    this.walk(fragment.selectionSet, isCompositeType(type) ? { ...place, type } : place);
  }

  private walkField(node: FieldNode, { type: parent, depth, rows }: Place): void {
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    // Introspection is allowed or refused as a whole; it reads nothing from the database.
    if (!field) return;
    this.measured.depth = Math.max(this.measured.depth, depth);
    if (node.alias) this.measured.aliases++;
    this.measured.cost += rows * costOf(field);
    const type = getNamedType(field.type);
    if (node.selectionSet && isCompositeType(type))
      this.walk(node.selectionSet, { type, depth: depth + 1, rows: rows * this.rowsOf(node, field) });
  }

  private rowsOf(node: FieldNode, field: GraphQLField<unknown, unknown>): number {
    const argument = (name: string) => this.valueOf(node.arguments?.find((each) => each.name.value === name)?.value);
    const ids = argument('ids');
    if (Array.isArray(ids)) return Math.max(1, ids.length);
    if (!field.args.some(({ name }) => name === 'first')) return 1;
    const size = argument('first') ?? argument('last') ?? this.input.defaultPageSize;
    return typeof size === 'number' ? Math.max(1, size) : this.input.defaultPageSize;
  }

  private valueOf(value: ValueNode | undefined): unknown {
    if (value?.kind !== 'Variable') return readLiteral(value);
    const name = value.name.value;
    const definition = this.input.operation.variableDefinitions?.find(({ variable }) => variable.name.value === name);
    return this.input.variables[name] ?? readLiteral(definition?.defaultValue);
  }
}

/** Fields that work harder than reading a column say so in the schema. */
function costOf(field: GraphQLField<unknown, unknown>): number {
  const { cost } = field.extensions as { cost?: unknown };
  return typeof cost === 'number' ? cost : 1;
}

/** Numbers and lists, as far as counting needs them. */
function readLiteral(value: ValueNode | undefined): unknown {
  if (value?.kind === 'IntValue') return Number(value.value);
  return value?.kind === 'ListValue' ? value.values : undefined;
}
