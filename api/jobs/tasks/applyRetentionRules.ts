import { z } from 'zod';
import { applyRetentionRules } from '../../../core/retention/applyRetention.ts';
import { defineTask } from './task.ts';

export const applyRetentionRulesTask = defineTask({
  name: 'applyRetentionRules',
  payload: z.looseObject({}),
  run: (ctx) => applyRetentionRules(ctx),
});
