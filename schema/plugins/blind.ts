import type { FieldKind, FieldNullability, InputFieldMap, TypeParam } from '@pothos/core';
import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  type PothosOutputFieldType,
  type SchemaTypes,
} from '@pothos/core';
import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql';
import { maskStrings } from '../../core/privacy/maskFacts.ts';
import { maskedValue } from '../../core/privacy/maskText.ts';
import { refuseMasked } from '../../core/privacy/refuseMasked.ts';
import { type Owner, ownerMask, ownerOf, type ShownMask } from '../privacy/ownerMask.ts';
import { privacyOf, rememberPrivacy } from '../privacy/privacyOf.ts';
import type { RequestContext } from '../requestContext.ts';

/**
 * How a text of a hidden candidate is shown in blind review. Absent: identifying parts inside the text are hidden.
 * - label: the candidate's label · file: the document's label · value: hidden as a whole · nothing: null
 * - document: the whole text of a document; the places of extracted facts are hidden too
 * - open: unchanged, for texts that are not about a person
 */
export type BlindMode = 'label' | 'file' | 'value' | 'nothing' | 'document' | 'open';

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      blind: BlindPlugin<Types>;
    }
    export interface FieldOptions<
      Types extends SchemaTypes,
      ParentShape,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveShape,
      ResolveReturnShape,
    > {
      blind?: BlindMode;
    }
  }
}

const rootKinds: ReadonlySet<FieldKind> = new Set(['Query', 'Mutation', 'Subscription']);
const texts: ReadonlySet<unknown> = new Set(['String', 'JSON']);
/** Positions in lists. */
const cursors: ReadonlySet<string> = new Set(['cursor', 'startCursor', 'endCursor']);

type Resolver<Types extends SchemaTypes> = GraphQLFieldResolver<unknown, Types['Context'], object>;

/**
 * Hides what identifies candidates from a viewer in blind review: every text that belongs to a candidate or a résumé is masked, including those of types added
 * later. `ownerOf` finds the candidate that a text belongs to.
 */
export class BlindPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(resolver: Resolver<Types>, field: PothosOutputFieldConfig<Types>): Resolver<Types> {
    if (rootKinds.has(field.kind)) return rootResolver(resolver, field.kind === 'Mutation');
    const isText = texts.has(leafOf(field.type)) && !cursors.has(field.name);
    const mode = (field.pothosOptions as { blind?: BlindMode }).blind;
    return (source, args, context, info) => {
      const ctx = context as unknown as RequestContext;
      if (!privacyOf(ctx).blind) return resolver(source, args, context, info);
      rememberOwner(source, info);
      const value = resolver(source, args, context, info);
      return isText && mode !== 'open' ? maskValue(value, mode, ctx, info) : value;
    };
  }
}

/** Refuses input with masked text, which must never replace the real text in the database. */
function rootResolver<Types extends SchemaTypes>(resolver: Resolver<Types>, writes: boolean): Resolver<Types> {
  return async (source, args, context, info) => {
    if (writes) refuseMasked(args);
    const ctx = context as unknown as RequestContext;
    await rememberPrivacy(ctx);
    const answer: unknown = await resolver(source, args, context, info);
    // The field itself may have changed the viewer's blind review, or signed somebody in.
    await rememberPrivacy(ctx);
    return answer;
  };
}

/** The name of a scalar, also in lists; null for anything else. */
function leafOf<Types extends SchemaTypes>(type: PothosOutputFieldType<Types>): unknown {
  if (type.kind === 'List') return leafOf(type.type);
  if (type.kind !== 'Scalar') return null;
  const ref: unknown = type.ref;
  return typeof ref === 'object' && ref !== null && 'name' in ref ? ref.name : ref;
}

type Path = NonNullable<GraphQLResolveInfo['path']['prev']>;

const owners = new WeakMap<Path, Owner>();

function rememberOwner(source: unknown, { path, parentType }: GraphQLResolveInfo): void {
  const owner = path.prev && ownerOf(parentType.name, source);
  if (path.prev && owner) owners.set(path.prev, owner);
}

/** The nearest candidate above the text in the answer, else the nearest document. */
function findOwner({ path }: GraphQLResolveInfo): Owner | null {
  let found: Owner | null = null;
  for (let { prev } = path; prev !== undefined; { prev } = prev) {
    const owner = owners.get(prev);
    if (owner === undefined) continue;
    if (owner.kind !== 'source') return owner.kind === 'nobody' ? found : owner;
    found ??= owner;
  }
  return found;
}

async function maskValue(
  value: unknown,
  mode: BlindMode | undefined,
  ctx: RequestContext,
  info: GraphQLResolveInfo,
): Promise<unknown> {
  const owner = findOwner(info);
  const [mask, shown] = await Promise.all([owner && ownerMask(ctx, owner), value]);
  return mask && shown !== null && shown !== undefined ? show(shown, mode, mask) : shown;
}

function show(value: unknown, mode: BlindMode | undefined, mask: ShownMask): unknown {
  if (mode === 'nothing') return null;
  if (mode === 'label') return mask.label;
  if (mode === 'file') return mask.file(String(value));
  if (mode === 'value') return maskedValue;
  if (mode === 'document') return mask.text(String(value), mask.ranges);
  return maskStrings(value, mask);
}

export const blindPlugin = 'blind';
SchemaBuilder.registerPlugin(blindPlugin, BlindPlugin);
