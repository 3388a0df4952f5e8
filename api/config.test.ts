import { describe, expect, it } from 'vitest';
import { isLoopback, readConfig } from './config.ts';

describe('readConfig', () => {
  it('has the documented defaults', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      databaseUrl: null,
      signInAllow: null,
      testCode: null,
      smtpUrl: null,
      maxFileBytes: 10 * 1024 * 1024,
      maxFiles: 50,
      model: null,
      unusedModelServer: null,
      plugins: [],
      graphiql: true,
      introspection: true,
      links: { interviews: null, scenarios: null, codeshare: null },
    });
  });

  it('takes an empty value for one that is not set', () => {
    expect(readConfig({ PORT: '', NOA_TEST_CODE: ' ', DATABASE_URL: '' })).toMatchObject({
      port: 4000,
      testCode: null,
      databaseUrl: null,
    });
  });

  it('reads lists, switches and addresses', () => {
    const config = readConfig({
      NOA_SIGNIN_ALLOW: 'Ada@Example.com, @example.org,',
      NOA_PLUGINS: './mine.ts,noa-plugin-x',
      NOA_GRAPHIQL: 'off',
      NOA_PUBLIC_URL: 'https://noa.example.com/',
      DATABASE_URL: 'postgresql://noa:secret@db/noa',
    });
    expect(config).toMatchObject({
      signInAllow: ['ada@example.com', '@example.org'],
      plugins: ['./mine.ts', 'noa-plugin-x'],
      graphiql: false,
      introspection: true,
      publicUrl: 'https://noa.example.com',
      databaseUrl: 'postgresql://noa:secret@db/noa',
    });
  });

  it('names every wrong setting and says what it must be', () => {
    const read = () => readConfig({ PORT: 'many', NOA_MAX_FILES: '0', NOA_GRAPHIQL: 'maybe', NOA_PUBLIC_URL: 'noa.example.com' });
    expect(read).toThrow(/PORT must be a whole number from 0 to 65535 \(it is "many"\)/);
    expect(read).toThrow(/NOA_MAX_FILES must be a whole number from 1 to 500 \(it is "0"\)/);
    expect(read).toThrow(/NOA_GRAPHIQL must be on or off \(it is "maybe"\)/);
    expect(read).toThrow(/NOA_PUBLIC_URL must be an address that begins with http/);
  });

  it.each([
    ['DATABASE_URL', 'mysql://noa:secret@db/noa', /DATABASE_URL must look like postgresql:\/\//],
    ['NOA_SMTP_URL', 'secret', /NOA_SMTP_URL must look like smtp:\/\//],
    ['NOA_TEST_CODE', 'secret', /NOA_TEST_CODE must be six digits/],
  ])('does not repeat the value of %s, which may hold a secret', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message);
    expect(() => readConfig({ [name]: value })).not.toThrow(/secret/);
  });

  it('refuses a host that others can reach while anyone may sign in', () => {
    expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow(/set NOA_SIGNIN_ALLOW/);
    expect(readConfig({ HOST: '0.0.0.0', NOA_SIGNIN_ALLOW: '@example.com' })).toMatchObject({
      loopback: false,
      introspection: false,
    });
  });

  it('refuses a test code on a host that others can reach', () => {
    const read = () => readConfig({ HOST: '::', NOA_SIGNIN_ALLOW: '@example.com', NOA_TEST_CODE: '123456' });
    expect(read).toThrow(/unset NOA_TEST_CODE, or set HOST to 127\.0\.0\.1/);
  });

  it('wants a sender for mail', () => {
    expect(() => readConfig({ NOA_SMTP_URL: 'smtp://localhost:2525' })).toThrow(/set NOA_MAIL_FROM/);
  });

  it('asks no model of a server that is set while none is named', () => {
    expect(readConfig({ OPENAI_API_KEY: 'sk-1' })).toMatchObject({ model: null, unusedModelServer: 'OPENAI_API_KEY' });
    expect(readConfig({ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' })).toMatchObject({
      model: null,
      unusedModelServer: 'OPENAI_BASE_URL',
    });
  });

  it('reads which model is asked, where, and what it costs', () => {
    const model = { NOA_MODEL: 'small', OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1/' };
    expect(readConfig(model).model).toEqual({
      apiKey: null,
      baseUrl: 'http://127.0.0.1:11434/v1',
      name: 'small',
      milliseconds: 60_000,
      concurrency: 4,
      price: null,
    });
    const priced = { NOA_MODEL: 'small', OPENAI_API_KEY: 'sk-1', NOA_MODEL_PRICE: '0.15 / 0.60 USD', NOA_MODEL_SECONDS: '90' };
    expect(readConfig(priced).model).toMatchObject({
      apiKey: 'sk-1',
      baseUrl: null,
      milliseconds: 90_000,
      price: { prompt: 0.15, completion: 0.6, currency: 'USD' },
    });
  });

  it.each([
    [{ OPENAI_API_KEY: 'sk-hidden', NOA_MODEL_PRICE: '1/2 USD' }, /NOA_MODEL_PRICE is set: set NOA_MODEL to/],
    [{ NOA_MODEL: 'small', OPENAI_BASE_URL: 'http://hidden:hidden@host/v1' }, /OPENAI_BASE_URL holds a user/],
    [{ NOA_MODEL: 'small' }, /NOA_MODEL is set: set OPENAI_API_KEY, or OPENAI_BASE_URL/],
    [{ NOA_MODEL_PRICE: '1/2 USD' }, /NOA_MODEL_PRICE is set: set NOA_MODEL, and OPENAI_API_KEY/],
    [
      { NOA_MODEL: 'small', OPENAI_API_KEY: 'sk-hidden', NOA_MODEL_PRICE: 'cheap' },
      /NOA_MODEL_PRICE must look like 0\.15\/0\.60 USD/,
    ],
    [{ NOA_MODEL: 'small', OPENAI_BASE_URL: 'hidden:11434' }, /OPENAI_BASE_URL must be an address that begins with http/],
  ])('refuses half a model and says what to set: %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
    expect(() => readConfig(environment)).not.toThrow(/hidden/);
  });

  it('wants entries of the allow-list to be addresses or domains', () => {
    expect(() => readConfig({ NOA_SIGNIN_ALLOW: 'example.com' })).toThrow(/NOA_SIGNIN_ALLOW must be addresses and domains/);
  });
});

describe('isLoopback', () => {
  it.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('%s is', (host) => expect(isLoopback(host)).toBe(true));
  it.each(['0.0.0.0', '::', '192.168.0.7', '127.evil.com', 'example.com'])('%s is not', (host) =>
    expect(isLoopback(host)).toBe(false),
  );
});
