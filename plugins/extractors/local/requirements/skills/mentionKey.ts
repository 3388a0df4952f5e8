import { matchName, type Named } from '../../../../contract.ts';
import { foldText } from '../../../../knowledge/foldText.ts';
import { isProduct } from './isProduct.ts';
import type { Mention } from './mention.ts';

/**
 * What mentions of one requirement share. Practices of a list are told apart by their printed words, because many share a known name: "pipe fitting" and
 * "bathroom fitting". A product has many spellings: "JS" is JavaScript.
 */
export function mentionKey(one: Named & Pick<Mention, 'category' | 'listed'>): string {
  return one.listed && one.category !== 'soft' && !isProduct(one) ? foldText(one.name) : matchName(one);
}
