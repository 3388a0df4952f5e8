import { m } from '../../paraglide/messages.js';

export function categoryWord(category: string): string {
  if (category === 'TECHNICAL') return m.requirements_category_technical();
  return category === 'SOFT' ? m.requirements_category_soft() : m.requirements_category_other();
}
