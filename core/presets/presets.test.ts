import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPlugins } from '../../plugins/index.ts';
import type { Ctx } from '../context.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { expectError } from '../testing/expectError.ts';
import { deletePreset } from './deletePreset.ts';
import { listPresets } from './listPresets.ts';
import { savePreset } from './savePreset.ts';

describe('presets', () => {
  let test: TestContext;
  let ctx: Ctx;
  beforeAll(async () => {
    test = await createTestContext({ plugins: builtInPlugins });
  });
  afterAll(() => test.drop());
  const start = async () => {
    ctx = await test.signedIn();
  };

  it('normalise weights by their sum', async () => {
    await start();
    const { payload } = await savePreset(ctx, { name: 'Skills', scope: 'weights', payload: { skills: 30, growth: 10, gone: 5 } });
    expect(payload).toEqual({ skills: 0.75, experience: 0, education: 0, certifications: 0, growth: 0.25, achievements: 0 });
    expect(await listPresets(ctx, { scope: 'weights' })).toMatchObject([{ name: 'Skills', payload }]);
  });

  it.each([[{}], [{ skills: 0, growth: 0 }], [{ skills: -3 }]])('fall back to the default weights for %j', async (payload) => {
    await start();
    const saved = await savePreset(ctx, { name: 'Nothing', scope: 'weights', payload });
    expect(saved.payload).toMatchObject({ skills: 0.45, experience: 0.25, education: 0.1 });
  });

  it('normalise stored weights when they are loaded', async () => {
    await start();
    const { id } = await savePreset(ctx, { name: 'Old', scope: 'weights', payload: { skills: 1 } });
    await ctx.db.preset.update({ where: { id }, data: { payload: { skills: 2, experience: 2 } } });
    expect(await listPresets(ctx)).toMatchObject([{ payload: { skills: 0.5, experience: 0.5, growth: 0 } }]);
    await ctx.db.preset.update({ where: { id }, data: { payload: ['broken'] } });
    expect(await listPresets(ctx)).toEqual([]);
  });

  it('hold filters of the differences, with what is missing filled in', async () => {
    await start();
    const { payload } = await savePreset(ctx, {
      name: 'Gems',
      scope: 'differences',
      payload: { minUniqueness: 80, skills: [' Rust ', ''] },
    });
    expect(payload).toEqual({ skills: ['Rust'], minUniqueness: 80, rareOnly: false, certification: '', education: '' });
  });

  it('overwrite a name of the same scope, ignoring case', async () => {
    await start();
    const { id } = await savePreset(ctx, { name: 'Мой', scope: 'weights', payload: { skills: 1 } });
    await savePreset(ctx, { name: 'Мой', scope: 'differences', payload: {} });
    const again = await savePreset(ctx, { name: ' МОЙ ', scope: 'weights', payload: { growth: 1 } });
    expect(again).toMatchObject({ id, name: 'МОЙ', payload: { growth: 1, skills: 0 } });
    expect(await listPresets(ctx)).toHaveLength(2);
  });

  it('without a name are named after the date and time', async () => {
    await start();
    expect(await savePreset(ctx, { name: '   ', scope: 'weights', payload: {} })).toMatchObject({
      name: 'Preset 2026-03-02 10:00:00',
    });
  });

  it.each([
    ['an unknown scope', { name: 'x', scope: 'pool', payload: {} }, '/scope'],
    ['weights that are no numbers', { name: 'x', scope: 'weights', payload: { skills: 'much' } }, '/payload/skills'],
    ['a list of weights', { name: 'x', scope: 'weights', payload: [1] }, '/payload'],
    ['a uniqueness above 100', { name: 'x', scope: 'differences', payload: { minUniqueness: 101 } }, '/payload/minUniqueness'],
    ['a long name', { name: 'x'.repeat(101), scope: 'weights', payload: {} }, '/name'],
  ])('refuse %s', async (_what, given, pointer) => {
    await start();
    const { issues } = await expectError(savePreset(ctx, given), 'INVALID_INPUT');
    expect(issues[0]?.pointer).toBe(pointer);
  });

  it('belong to who saved them', async () => {
    await start();
    const { id } = await savePreset(ctx, { name: 'Mine', scope: 'weights', payload: {} });
    const other = await test.signedIn();
    expect(await listPresets(other)).toEqual([]);
    await expectError(deletePreset(other, { id }), 'NOT_FOUND');
    await deletePreset(ctx, { id });
    expect(await listPresets(ctx)).toEqual([]);
    await expectError(deletePreset(ctx, { id }), 'NOT_FOUND');
    await expectError(deletePreset(ctx, { id: 'nonsense' }), 'NOT_FOUND');
    await expectError(listPresets(test.ctx), 'UNAUTHENTICATED');
  });
});
