import { z } from 'zod';
import { mailNotification } from '../../../core/notifications/mailNotification.ts';
import { defineTask } from './task.ts';

export const mailNotificationTask = defineTask({
  name: 'mailNotification',
  payload: z.object({ notificationId: z.uuid() }),
  run: (ctx, { notificationId }) => mailNotification(ctx, { notificationId }),
});
