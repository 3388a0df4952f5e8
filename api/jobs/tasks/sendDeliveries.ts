import { z } from 'zod';
import { sendDeliveries } from '../../../core/webhooks/sendDeliveries.ts';
import { presentEvent } from '../../rest/webhooks/presentEvent.ts';
import { defineTask } from './task.ts';

export const sendDeliveriesTask = defineTask({
  name: 'sendDeliveries',
  payload: z.looseObject({}),
  run: (ctx, _payload, { signal }) => sendDeliveries(ctx, { present: presentEvent, signal }),
});
