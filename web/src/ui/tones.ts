/** The specification's five status hues, and the accent. */
export type Tone = 'emerald' | 'blue' | 'yellow' | 'gray' | 'red' | 'accent';

export const softTone: Record<Tone, string> = {
  emerald: 'border-emerald-line bg-emerald-bg text-emerald-fg',
  blue: 'border-blue-line bg-blue-bg text-blue-fg',
  yellow: 'border-yellow-line bg-yellow-bg text-yellow-fg',
  gray: 'border-gray-line bg-gray-bg text-gray-fg',
  red: 'border-red-line bg-red-bg text-red-fg',
  accent: 'border-accent-line bg-accent-soft text-accent-text',
};

export const solidTone: Record<Tone, string> = {
  emerald: 'bg-emerald-solid',
  blue: 'bg-blue-solid',
  yellow: 'bg-yellow-solid',
  gray: 'bg-gray-solid',
  red: 'bg-red-solid',
  accent: 'bg-accent',
};
