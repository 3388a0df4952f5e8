import { z } from 'zod';
import { longestTexts } from '../../core/input/limitedText.ts';

const id = z.string().max(longestTexts.word);

/** Input fields of several tools. */
export const positionId = id.describe('From list_positions or screen_documents.');
export const candidateId = id.describe('From rank_candidates, search_candidates or screen_documents.');
export const limit = z.int().min(1).max(50).default(10).describe('How many candidates, best first.');
export const searchText = z
  .string()
  .min(1)
  .max(longestTexts.search)
  .describe('Words of names, titles, places, employers and skills; "phrases", AND, OR, NOT and parentheses.');
