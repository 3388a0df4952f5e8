/** Russian forms for 1, 2–4 and 5 or more. */
export const monthForms = ['месяц', 'месяца', 'месяцев'] as const;
export const yearForms = ['год', 'года', 'лет'] as const;
export const skillForms = ['навык', 'навыка', 'навыков'] as const;
