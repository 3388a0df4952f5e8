import { cues } from './cues.ts';

/** How letters of application begin and end, English, Russian, German and French. */

export const letterGreetings = cues(String.raw`
  dear; to whom it may concern; уважаем\p{L}+; sehr geehrte\p{L}*; madame, monsieur; madame; monsieur
`);

/** Greetings that are also other things: they count with a mark behind them. */
export const looseGreetings = cues(String.raw`
  hello; hi; good (?:day|morning|afternoon|evening); greetings; ladies and gentlemen; здравствуйте; добр(?:ый|ое|ого) (?:день|дня|утро|утра|вечер|вечера|времени суток);
  приветствую; господа; guten (?:tag|morgen|abend); hallo; bonjour; buenos días; estimad\p{L}+
`);

export const letterFarewells = cues(String.raw`
  (?:yours )?(?:sincerely|faithfully|truly)(?: yours)?; yours; cheers; all the best; (?:best|with every|with all|with (?:kind|best|warm)|kind|warm) (?:good )?wish(?:es)?;
  (?:(?:many|best|kind|warm|with (?:kind|best|warm)) )?(?:thanks and )?regards; (?:many |best )?(?:thanks|thank you)(?: so much| a lot| in advance)?;
  с уважением; с наилучшими пожеланиями; искренне ваш\p{L}?; всего доброго; (?:заранее )?спасибо; (?:mit )?(?:beste|freundliche)\p{L}* gr[uü](?:ß|ss)\p{L}*;
  cordialement; bien cordialement
`);

export const letterHeadings = cues(String.raw`
  (?:cover(?:ing)?|motivation(?:al)?|application) letter; letter of (?:application|motivation|introduction); сопроводительное письмо; мотивационное письмо;
  anschreiben; lettre de motivation; carta de presentación
`);
