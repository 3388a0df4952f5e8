import { describe, expect, it } from 'vitest';
import { describeError } from './describeError.ts';

describe('describeError', () => {
  it('keeps kind, place and cause', () => {
    const described = describeError(new TypeError('x is no function', { cause: new Error('inner') }));
    expect(described).toMatchObject({ type: 'TypeError', message: 'x is no function', cause: { message: 'inner' } });
    expect(described.stack[0]).toContain('describeError.test.ts');
  });

  it('leaves out the messages of the database client, which quote what people typed', () => {
    class PrismaClientValidationError extends Error {
      override readonly name = 'PrismaClientValidationError';
    }
    const described = describeError(new PrismaClientValidationError('Invalid create() invocation: { email: "ada@example.com" }'));
    expect(JSON.stringify(described)).not.toContain('ada@example.com');
    expect(described.type).toBe('PrismaClientValidationError');
  });

  it('leaves out the messages of parsers, which quote the body', () => {
    expect(JSON.stringify(describeError(new SyntaxError('Unexpected token, "ada@example.com" is not valid JSON')))).not.toContain(
      'ada',
    );
  });

  it('accepts values that are not errors', () => expect(describeError('oh')).toEqual({ type: 'string', stack: [] }));
});
