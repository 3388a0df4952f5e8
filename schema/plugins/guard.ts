import type { FieldKind, FieldNullability, InputFieldMap, TypeParam } from '@pothos/core';
import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import type { Viewer } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      guard: GuardPlugin<Types>;
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
      /** A root field that needs no session. All others answer UNAUTHENTICATED. */
      openToAll?: boolean;
    }
  }
}

const rootKinds: ReadonlySet<FieldKind> = new Set(['Query', 'Mutation', 'Subscription']);

/** Refuses root fields without a session before checking their input. Fields are closed by default. */
export class GuardPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapArgMappers(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object> | undefined,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> | undefined {
    if (!resolver || !rootKinds.has(field.kind) || field.pothosOptions.openToAll) return resolver;
    return (source, args, context, info) => {
      if ((context as { viewer: Viewer | null }).viewer === null) throw new AppError('UNAUTHENTICATED');
      return resolver(source, args, context, info);
    };
  }
}

export const guardPlugin = 'guard';
SchemaBuilder.registerPlugin(guardPlugin, GuardPlugin);
