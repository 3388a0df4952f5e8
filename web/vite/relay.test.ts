import { describe, expect, it } from 'vitest';
import { relay } from './relay.ts';

type Handler = (this: { error(message: string, at: number): never }, code: string, id: string) => { code: string };

const context = {
  error(message: string, at: number): never {
    throw new Error(`${message} at ${at}`);
  },
};

function transform(code: string): string {
  const { handler } = relay().transform as unknown as { handler: Handler };
  return handler.call(context, code, '/web/src/Screen.tsx').code;
}

describe('relay', () => {
  it('replaces a tagged template by its artifact in __generated__ beside the file', () => {
    expect(transform('const data = useFragment(graphql`fragment Screen_user on User { id }`, <A<B> {...props} />);')).toBe(
      "const data = useFragment(Screen_user_artifact, <A<B> {...props} />);\nimport Screen_user_artifact from './__generated__/Screen_user.graphql.ts';",
    );
  });

  it('replaces every template of a file', () => {
    const code = transform(
      'const a = graphql`query ScreenQuery { me { id } }`; const b = graphql`mutation ScreenSaveMutation { save { id } }`;',
    );
    expect(code).toMatch(/^const a = ScreenQuery_artifact; const b = ScreenSaveMutation_artifact;/);
  });

  it.each([
    'graphql`query { me { id } }`',
    'graphql`query A { me { id } } query B { me { id } }`',
    'graphql`query A { ${field} }`',
  ])('refuses %s', (code) => {
    expect(() => transform(code)).toThrow(/one named definition/);
  });
});
