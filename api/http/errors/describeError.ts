interface ErrorDescription {
  type: string;
  code?: string;
  message?: string;
  stack: string[];
  cause?: ErrorDescription;
}

/** Prisma's messages contain the arguments of the failed call: names, addresses, whole texts. */
const tellsTooMuch = (error: Error) =>
  error.name.startsWith('Prisma') || error.constructor.name.startsWith('Prisma') || error instanceof SyntaxError;

/** An error for the log: its kind and where it happened, without the personal data in database messages. */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, stack: [] };
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    ...(!tellsTooMuch(error) && { message: error.message }),
    stack: (error.stack ?? '').split('\n').flatMap((line) => (/^\s+at /.test(line) ? [line.trim()] : [])),
    ...(cause instanceof Error && depth < 3 && { cause: describeError(cause, depth + 1) }),
  };
}
