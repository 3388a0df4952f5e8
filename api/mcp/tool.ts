import type { z } from 'zod';
import type { Scope } from '../../core/access/scopes.ts';
import type { Ctx } from '../../core/context.ts';

/** A tool that assistants can call. */
export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  /** Name of the tool: verb and object in snake_case. */
  name: string;
  title: string;
  /** Tells the assistant when to use it and what comes back. */
  description: string;
  /** A token without this scope is not offered the tool. */
  needs: Scope;
  input: Input;
  /**
   * @param signal aborts when the assistant disconnects
   * @throws AppError as the core function that it calls
   * @returns the answer, sent to the assistant as JSON
   */
  run(ctx: Ctx, input: z.output<Input>, signal: AbortSignal): Promise<Record<string, unknown>>;
}

/** Returns its argument; only lets TypeScript infer the input's type. */
export function defineTool<Input extends z.ZodObject>(tool: Tool<Input>): Tool {
  return tool;
}
