import { describe, expect, it } from 'vitest';
import { readConfig } from './readConfig.ts';

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
      fetchAllow: [],
      webhookPrivate: false,
      graphiql: true,
      introspection: true,
      links: { interviews: null, scenarios: null, codeshare: null },
    });
  });

  it('refuses hosts that are addresses', () => {
    expect(() => readConfig({ NOA_FETCH_ALLOW: 'https://files.example.com/' })).toThrow(/NOA_FETCH_ALLOW must be names of hosts/);
  });

  it('treats an empty value as not set', () => {
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
      NOA_FETCH_ALLOW: 'Files.example.com, ats.example.org:8443',
      NOA_WEBHOOK_PRIVATE: 'on',
      NOA_PUBLIC_URL: 'https://noa.example.com/',
      DATABASE_URL: 'postgresql://noa:secret@db/noa',
    });
    expect(config).toMatchObject({
      signInAllow: ['ada@example.com', '@example.org'],
      fetchAllow: ['files.example.com', 'ats.example.org:8443'],
      webhookPrivate: true,
      plugins: ['./mine.ts', 'noa-plugin-x'],
      graphiql: false,
      introspection: false,
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

  it.each(['https://app.example.com/', '*', 'app.example.com'])('takes origins only as browsers send them: not %s', (entry) => {
    expect(readConfig({ NOA_CORS_ORIGINS: 'https://a.example, http://localhost:3000' }).corsOrigins).toHaveLength(2);
    expect(() => readConfig({ NOA_CORS_ORIGINS: entry })).toThrow(`http://localhost:3000 (it is "${entry}")`);
  });

  it.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0/8', '*'])(
    'trusts proxies by their addresses: not %s',
    (entry) => {
      expect(readConfig({ NOA_TRUSTED_PROXIES: '10.0.0.7, fd00::/8' }).trustedProxies).toEqual(['10.0.0.7', 'fd00::/8']);
      expect(() => readConfig({ NOA_TRUSTED_PROXIES: entry })).toThrow(`fd00::/8 (it is "${entry}")`);
    },
  );

  it('lets the operator of a local server turn GraphiQL and introspection off', () => {
    expect(readConfig({ NOA_GRAPHIQL: 'off' })).toMatchObject({ local: true, graphiql: false, introspection: true });
    expect(readConfig({ NOA_PUBLIC_URL: 'http://localhost:4000' })).toMatchObject({ local: true, graphiql: true });
  });

  describe.each([
    [{ HOST: '0.0.0.0' }, 'HOST is 0.0.0.0', 'set HOST to 127.0.0.1'],
    [{ HOST: '::', NOA_PUBLIC_URL: 'http://127.0.0.1:4000' }, 'HOST is ::', 'set HOST to 127.0.0.1'],
    [{ NOA_PUBLIC_URL: 'https://noa.example.com' }, 'NOA_PUBLIC_URL is https://noa.example.com', 'unset NOA_PUBLIC_URL'],
  ])('where others can reach the server, %j,', (reached, reason, close) => {
    const allowed = { ...reached, NOA_SIGNIN_ALLOW: '@example.com' };

    it('refuses to let anyone sign in', () => {
      expect(() => readConfig(reached)).toThrow(`${reason}, so others can reach this server: set NOA_SIGNIN_ALLOW`);
      expect(() => readConfig(reached)).toThrow(`or ${close}.`);
    });

    it('refuses a test code', () => {
      expect(() => readConfig({ ...allowed, NOA_TEST_CODE: '123456' })).toThrow(`${reason}: unset NOA_TEST_CODE, or ${close}.`);
    });

    it.each(['NOA_GRAPHIQL', 'NOA_INTROSPECTION'])('refuses %s', (name) => {
      expect(() => readConfig({ ...allowed, [name]: 'on' })).toThrow(`${reason}: unset ${name}, or ${close}.`);
      expect(readConfig({ ...allowed, [name]: 'off' })).toMatchObject({ local: false, graphiql: false, introspection: false });
    });
  });

  it('requires a sender for mail', () => {
    expect(() => readConfig({ NOA_SMTP_URL: 'smtp://localhost:2525' })).toThrow(/set NOA_MAIL_FROM/);
  });

  it('uses no model if a server is set but no model is named', () => {
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

  it('requires entries of the allow-list to be addresses or domains', () => {
    expect(() => readConfig({ NOA_SIGNIN_ALLOW: 'example.com' })).toThrow(/NOA_SIGNIN_ALLOW must be addresses and domains/);
  });
});
