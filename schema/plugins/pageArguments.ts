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

/** Rows of one page at most. */
export const maxPageSize = 100;
/** Rows of a page where the caller asks for no number. */
export const defaultPageSize = 20;

/** Refuses pages that are too large and cursors that are none, in persisted operations too: their variables are the caller's own. */
export class PageArgumentsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapArgMappers(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object> | undefined,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> | undefined {
    if (!resolver || !('first' in field.args)) return resolver;
    return (source, args, context, info) => {
      const { first, last, after, before } = args as PageArguments;
      checkPageSize('first', first);
      checkPageSize('last', last);
      checkCursor('after', after);
      checkCursor('before', before);
      return resolver(source, args, context, info);
    };
  }
}

interface PageArguments {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
}

function checkPageSize(name: string, size: number | null | undefined): void {
  if (size === undefined || size === null || (size >= 0 && size <= maxPageSize)) return;
  throw new AppError('INVALID_INPUT', { message: `${name} must be between 0 and ${maxPageSize}.` });
}

/** Either the place in a ranking or the id of a row: what our connections give out. */
const cursorPattern = /^(OffsetConnection:\d{1,9}|GPC:S:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

function checkCursor(name: string, cursor: string | null | undefined): void {
  if (cursor === undefined || cursor === null || cursorPattern.test(Buffer.from(cursor, 'base64').toString())) return;
  throw new AppError('INVALID_INPUT', { message: `${name} must be a cursor of this list.` });
}

export const pageArgumentsPlugin = 'pageArguments';
SchemaBuilder.registerPlugin(pageArgumentsPlugin, PageArgumentsPlugin);
