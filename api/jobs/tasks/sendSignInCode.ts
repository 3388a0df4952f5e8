import { z } from 'zod';
import { sendSignInCode } from '../../../core/accounts/sendSignInCode.ts';
import { defineTask } from './task.ts';

export const sendSignInCodeTask = defineTask({
  name: 'sendSignInCode',
  payload: z.object({ codeId: z.uuid() }),
  run: (ctx, { codeId }) => sendSignInCode(ctx, { codeId }),
});
