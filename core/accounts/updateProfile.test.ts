import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { expectError } from '../testing/expectError.ts';
import { updateProfile } from './updateProfile.ts';

describe('updateProfile', () => {
  let test: TestContext;
  beforeAll(async () => {
    test = await createTestContext();
  });
  afterAll(() => test.drop());

  it('changes the given fields and no others', async () => {
    const ctx = await test.signedIn();
    await updateProfile(ctx, { fullName: '  Ada Lovelace ', language: 'ru' });
    expect(await updateProfile(ctx, { theme: 'dark', fullName: null })).toMatchObject({
      fullName: null,
      language: 'ru',
      theme: 'dark',
    });
  });

  it('remembers that the tour was seen, until the user asks for it again', async () => {
    const ctx = await test.signedIn();
    expect(await updateProfile(ctx, { theme: 'dark' })).toMatchObject({ tourSeen: false });
    expect(await updateProfile(ctx, { tourSeen: true })).toMatchObject({ tourSeen: true });
    expect(await updateProfile(ctx, { tourSeen: null })).toMatchObject({ tourSeen: true });
    expect(await updateProfile(ctx, { tourSeen: false })).toMatchObject({ tourSeen: false });
  });

  it('points at the field that is wrong', async () => {
    const error = await expectError(updateProfile(await test.signedIn(), { role: 'Emperor' }), 'INVALID_INPUT');
    expect(error.issues).toEqual([{ pointer: '/role', message: expect.stringContaining('Recruiter') }]);
  });

  it('refuses callers who are not signed in', () => expectError(updateProfile(test.ctx, { theme: 'dark' }), 'UNAUTHENTICATED'));
});
