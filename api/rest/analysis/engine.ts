import { z } from 'zod';

export const engine = z.string().describe('`local`, or the name of the model that read the texts.');
