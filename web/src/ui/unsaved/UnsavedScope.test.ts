import { expect, it } from 'vitest';
import { UnsavedScope } from './UnsavedScope.ts';

it('counts what is typed in an inner form for the layers around it, until it is saved', () => {
  const page = new UnsavedScope(null);
  const drawer = new UnsavedScope(page);
  const form = new UnsavedScope(drawer);
  const piece = {};
  form.add(piece);
  expect([page.dirty, drawer.dirty, form.dirty]).toEqual([true, true, true]);
  form.delete(piece);
  expect([page.dirty, drawer.dirty, form.dirty]).toEqual([false, false, false]);
});

it('lets go of everything in a layer once the user has agreed, and of nothing beside it', () => {
  const page = new UnsavedScope(null);
  const drawer = new UnsavedScope(page);
  new UnsavedScope(drawer).add({});
  page.add({});
  drawer.release();
  expect([page.dirty, drawer.dirty]).toEqual([true, false]);
});
