const mostWords = 8;
const breakPattern =
  /^(?:on\s)?(?:(?:parental|maternity|paternity|family|medical|sick|adoption|study|unpaid|childcare)\s(?:leave|break)|(?:planned\s)?career\s(?:break|gap|pause|transition)|sabbatical|gap\syear|unemployed|декрет(?:ный\sотпуск)?|отпуск\sпо\sуходу|перерыв\sв\s(?:карьере|работе)|творческий\sотпуск|академический\sотпуск)(?!\p{L})/iu;
const cover = /(?<!\p{L})(?:cover|замещение)(?!\p{L})/iu;

/** "Parental leave", "Декретный отпуск": time between jobs. Covering for someone on leave is a job. */
export const isBreak = (text: string): boolean =>
  text.split(/\s+/).length <= mostWords && breakPattern.test(text.trim()) && !cover.test(text);
