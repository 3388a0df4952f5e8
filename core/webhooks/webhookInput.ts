import { z } from 'zod';
import { limitedText, longestTexts } from '../input/limitedText.ts';
import { webhookEvents } from './webhookEvents.ts';

export const webhookFields = {
  url: limitedText(2_000).min(1),
  events: z
    .array(z.enum(webhookEvents))
    .min(1, 'Choose at least one event.')
    .max(webhookEvents.length)
    .transform((events) => [...new Set(events)]),
  description: limitedText(longestTexts.search),
};
