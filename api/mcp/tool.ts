import type { z } from 'zod';
import type { Ctx } from '../../core/context.ts';
import type { Scope } from '../../core/scopes.ts';

/** Something that an assistant can ask of NOA. */
export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  /** The name that assistants call it by: a verb and what it is about, in snake_case. */
  name: string;
  title: string;
  /** Tells the assistant when to use it and what comes back. */
  description: string;
  /** A token without this scope is not offered the tool. */
  needs: Scope;
  input: Input;
  /**
   * @param signal aborts when the assistant has gone
   * @throws AppError as the core function that it calls
   * @returns what the assistant gets, as JSON
   */
  run(ctx: Ctx, input: z.output<Input>, signal: AbortSignal): Promise<Record<string, unknown>>;
}

/** Keeps the type of the input. */
export function defineTool<Input extends z.ZodObject>(tool: Tool<Input>): Tool {
  return tool;
}
