import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import { AppError } from '../../core/errors.ts';

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      pageArguments: PageArgumentsPlugin<Types>;
    }
  }
}

/** Most rows of one page. */
export const maxPageSize = 100;
/** Rows of a page when the caller gives no number. */
export const defaultPageSize = 20;

/** Refuses pages that are too large; also in persisted operations, because their variables come from the caller. */
export class PageArgumentsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapArgMappers(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object> | undefined,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> | undefined {
    if (!resolver || !('first' in field.args)) return resolver;
    return (source, args, context, info) => {
      const { first, last } = args as { first?: number | null; last?: number | null };
      checkPageSize('first', first);
      checkPageSize('last', last);
      return resolver(source, args, context, info);
    };
  }
}

function checkPageSize(name: string, size: number | null | undefined): void {
  if (size === undefined || size === null || (size >= 0 && size <= maxPageSize)) return;
  throw new AppError('INVALID_INPUT', { message: `${name} must be between 0 and ${maxPageSize}.` });
}

export const pageArgumentsPlugin = 'pageArguments';
SchemaBuilder.registerPlugin(pageArgumentsPlugin, PageArgumentsPlugin);
