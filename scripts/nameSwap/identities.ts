import { createHash } from 'node:crypto';

/** Identifying data of a person that say nothing about their abilities. */
export interface Identity {
  given: string;
  family: string;
  /** "Mr." or "Ms." */
  address: string;
  pronouns: { subject: string; possessive: string; title: string };
  sex: string;
  /** Street and number; the city stays with the CV. */
  street: string;
  email: string;
  phone: string;
  profile: string;
  /** Ends of activities that name a gender. */
  club: string;
  maritalStatus: string;
  /** Colour of the photo, 24 bits. */
  photo: number;
}

const list = (text: string): string[] => text.split(',').map((word) => word.trim());

/**
 * Names of many origins. Some are also skills, months, places, degrees or titles (Ruby, Julia, April, Austin, Masters, Dean), because these are where a reader
 * might take a name for something else.
 */
const names = {
  male: list(
    'Greg,Jamal,Tyrone,Wei,Rajesh,Mehmet,Diego,Oluwaseun,Björn,Sergei,Ahmed,Hiroshi,Austin,Dean,Chase,Grant,August,Jordan,Mark,Boris,DeShawn,Moshe,Иван,Pádraig,Kofi',
  ),
  female: list(
    'Emily,Lakisha,Keisha,Mei,Priya,Ayşe,Lucía,Ngozi,Astrid,Svetlana,Fatima,Yuki,Ruby,Julia,April,June,Paris,Sofia,Sydney,Madison,Grace,Faith,Ольга,Siobhán,Ama',
  ),
  family: list(
    'Baker,Washington,Jefferson,Zhang,Patel,Yılmaz,Hernández,Okafor,Lindqvist,Ivanova,Al-Masri,Tanaka,Swift,Masters,Page,Price,Kim,Nguyen,Kowalski,Müller,Goldberg,Boateng,Петренко,Murphy,Engineer,Cook,Chang,Silva,Diallo,Stern',
  ),
};
const streets = list(
  'Oak Street,Mill Lane,Station Road,Church Street,King Street,Park Avenue,Elm Grove,High Street,Martin Luther King Drive,River Walk',
);

const genders = {
  male: {
    address: 'Mr.',
    sex: 'Male',
    pronouns: { subject: 'He', possessive: 'his', title: 'he/him' },
    club: "men's handball team, father of two, Boy Scouts leader",
    maritalStatus: 'Married (husband and father)',
  },
  female: {
    address: 'Ms.',
    sex: 'Female',
    pronouns: { subject: 'She', possessive: 'her', title: 'she/her' },
    club: "women's handball team, mother of two, Girl Guides leader",
    maritalStatus: 'Married (wife and mother)',
  },
} as const;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase() || 'person';

/** The identity with this number: even ones are men, odd ones women. The same number gives the same. */
export function makeIdentity(number: number): Identity {
  const dice = createHash('sha256').update(`identity ${number}`).digest();
  const pick = <Item>(items: readonly Item[], at: number) => items[dice.readUInt16BE(at * 2) % items.length] as Item;
  const gender = number % 2 === 0 ? 'male' : 'female';
  const given = pick(names[gender], 0);
  const family = pick(names.family, 1);
  const slug = `${plain(given)}.${plain(family)}${number}`;
  return {
    ...genders[gender],
    given,
    family,
    street: `${1 + (dice[10] ?? 0)} ${pick(streets, 3)}`,
    email: `${slug}@example.com`,
    phone: `+1 202 555 ${String(number % 10_000).padStart(4, '0')}`,
    profile: `https://www.linkedin.com/in/${slug.replace('.', '-')}`,
    photo: dice.readUIntBE(12, 3),
  };
}
