import { m } from '../../paraglide/messages.js';

export const educationLevels = ['SECONDARY', 'ASSOCIATE', 'BACHELOR', 'MASTER', 'DOCTORATE'] as const;

const names: Record<string, () => string> = {
  SECONDARY: m.level_secondary,
  ASSOCIATE: m.level_associate,
  BACHELOR: m.level_bachelor,
  MASTER: m.level_master,
  DOCTORATE: m.level_doctorate,
};

export function educationLevelName(level: string): string {
  return names[level]?.() ?? level;
}
