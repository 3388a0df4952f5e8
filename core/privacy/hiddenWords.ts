import { findWords, type IdentifyingWords, profileSites } from '../../plugins/knowledge/identifyingWords.ts';

/** Finds identifying text in documents. The whole match is hidden. */
export type Hidden = RegExp | IdentifyingWords;

/** From the label to the end of the statement: "Date of birth: 3 March 1990 | Moscow" hides up to the bar. */
const statement = '[^\\n|•;·]{0,80}';
const alone = (words: string) => `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`;

/** Addresses of profiles with the hosts in front of them: "uk.linkedin.com/in/jane". */
const profiles: Hidden = {
  all: (text) =>
    profileSites.all(text).map(({ index, 0: site }) => {
      let start = index;
      while (start > 0 && /[\p{L}\p{N}.-]/u.test(text.charAt(start - 1))) start -= 1;
      return { index: start, 0: text.slice(start, index) + site };
    }),
};

const contacts: readonly Hidden[] = [
  /[\p{L}\p{N}._%+-]{1,64}\s?@\s?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/giu,
  /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)\S+/giu,
  profiles,
  /(?<![\p{L}\p{N}])(?:t\.me|wa\.me|hh\.ru)\/\S+/giu,
  /(?<![\p{L}\p{N}.@/])@[\p{L}\p{N}_]{3,64}(?![\p{L}\p{N}_]{0,64}\/)/giu,
  new RegExp(`${alone('skype|telegram|whatsapp|viber|icq|wechat|скайп|телеграм+|вотсап|вайбер')}\\s*[:：]${statement}`, 'giu'),
  new RegExp(
    `${alone('(?:home |postal |street )?address|адрес(?: проживания)?|anschrift|adresse|zip(?: code)?|индекс')}\\s*[:：]${statement}`,
    'giu',
  ),
];

const born =
  'date of birth|place of birth|birth ?date|birth ?place|birthday|d\\.?o\\.?b\\.?|дата рождения|место рождения|год рождения|geburtsdatum|geburtsort|date de naissance|fecha de nacimiento';

const ages = [
  findWords(born, `\\s*[:：.–-]?${statement}`),
  /(?<!\p{L})(?:born|родил(?:ся|ась)|geboren|née?)(?!\p{L})[^\n|•;·]{0,25}?(?:19|20)\d\d(?:\s*г(?:\.|ода?)?)?/giu,
  new RegExp(`${alone('age|aged|возраст|alter')}\\s{0,3}[:：–-]?\\s{0,3}\\d{2}(?:\\s*(?:years?|лет|года?))?(?!\\d)`, 'giu'),
  /(?<![\p{L}\p{N}])\d{2}(?:\s*|-)(?:years?(?:\s|-)old|y\.?\s?o\.?|yrs?\.? old)(?!\p{L})/giu,
  /(?<!\p{L})(?:мужчина|женщина|male|female)\s{0,3}[,/|]?\s{0,3}\d{2}\s{0,3}(?:лет|года?|years?)?/giu,
];

const genderWords = [
  "male|female|woman|women|wom[ae]n[’']s|husband|wife|mother|father|mom|dad|maternity|paternity|married|unmarried|divorced|widow(?:ed|er)?",
  'he|she|him|her|his|hers|himself|herself',
  'мужчин\\p{L}{0,3}|женщин\\p{L}{0,3}|мужск\\p{L}{2,3}|женск\\p{L}{2,3}|женат\\p{L}{0,2}|замужем|холост\\p{L}{0,2}|развед[её]н\\p{L}{0,2}|вдов(?:а|ец)',
  'муж|жена|декрет\\p{L}{0,6}|(?:не)?военнообязанн?\\p{L}{0,3}|родил(?:ся|ась)|господин|госпожа|г-н|г-жа|он|она|ему|ей|е[её]|его',
].join('|');

const gender = [
  findWords(
    'gender|sex|пол|geschlecht|marital status|family status|civil status|семейное положение|familienstand|maiden name|девичья фамилия|children|дети|spouse|pronouns',
    `\\s*[:：–-]${statement}`,
  ),
  findWords(genderWords),
  // "MS SQL" is not a form of address.
  /(?<![\p{L}\p{N}])(?:Mr|Mrs|Ms|Miss|Mx|Mme|Herr|Frau)\.?(?![\p{L}\p{N}])/gu,
  /(?<=^|[\n|•;,:])[ \t]*single[ \t]*(?=$|[\n|•;,.])/giu,
  // Patronymics: "Сергеевна", "Ильичом".
  /(?<!\p{L})\p{Lu}\p{Ll}+(?:[оеё]вич|ьич|[оеё]вн|ичн|иничн)(?:а|у|ем|ом|ой|ы|е)?(?!\p{L})/gu,
];

const photos = [/^[ \t]{0,80}(?:photo(?:graph)?|фото(?:графия)?|foto|lichtbild)[ \t]{0,9}:?[ \t]{0,80}$/gimu];

export const hiddenWords: readonly Hidden[] = [...contacts, ...ages, ...gender, ...photos];

/** Ten to fifteen digits with the separators of a phone number. */
export const phoneLike = /(?<![\p{L}\p{N}.])\+?\(?\d[\d\s().–-]{7,24}\d(?![\p{L}\p{N}])/gu;
/** A year among the groups of digits: this is a period of time, not a phone number. */
export const yearInside = /(?<!\d)(?:19|20)\d\d(?!\d)/u;
