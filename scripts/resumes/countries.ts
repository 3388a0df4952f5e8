/** A country's people, towns, schools and money. {town}, {name} and {field} are filled in. */
export interface Country {
  id: string;
  languages: string[];
  given: string[];
  family: string[];
  towns: string[];
  phone: string;
  schools: string[];
  degrees: string[];
  legal: string[];
  currency: string;
  /** Yearly pay in a plain job. */
  pay: number;
  spoken: string[];
  /** Street and postal code, each 9 a random digit. */
  street: string;
}

const words = (text: string) => text.split(', ');

export const countries: readonly Country[] = [
  {
    id: 'DE',
    languages: ['en', 'de'],
    given: words('Anke, Björn, Silke, Thorsten, Ute, Malte'),
    family: words('Kirchgässner, von der Heyde, Öztürk, Brandstetter, Schulze-Lohmann, Wüst'),
    towns: words('Göttingen, Kassel, Halle (Saale), Bremerhaven, Trier'),
    phone: '+49 551 555 99 99',
    schools: words('Universität {town}, Hochschule {town}, Technische Hochschule {town}'),
    degrees: words('Diplom, Bachelor of Science, Staatsexamen, M.A.'),
    legal: words(' GmbH, AG, '),
    currency: 'EUR',
    pay: 46_000,
    spoken: words('German, English, Turkish'),
    street: 'Lindenstraße 99, 99999',
  },
  {
    id: 'FR',
    languages: ['en'],
    given: words('Maëlys, Thibault, Solène, Jean-Baptiste, Oriane'),
    family: words('de La Tour, Lefèvre, Ndiaye, Le Goff, Charpentier'),
    towns: words('Brest, Clermont-Ferrand, Nîmes, La Rochelle, Besançon'),
    phone: '+33 2 99 00 99 99',
    schools: words('Université de {town}, Institut {name} de {field}, École supérieure de {field} de {town}'),
    degrees: words('Licence, Master, BTS, Diplôme d’État'),
    legal: words(' SARL, SAS, SA'),
    currency: 'EUR',
    pay: 38_000,
    spoken: words('French, English, Breton, Wolof'),
    street: '9 rue des Lilas, 99999',
  },
  {
    id: 'ES',
    languages: ['en'],
    given: words('Nerea, Iñaki, Macarena, José Luis, Itziar'),
    family: words('Etxeberria Goñi, Vázquez Pardo, de la Fuente, Muñoz Salas'),
    towns: words('Zaragoza, Gijón, Cádiz, Lleida, San Sebastián'),
    phone: '+34 699 00 99 99',
    schools: words('Universidad de {town}, Escuela Oficial de {field} de {town}, IES {name}'),
    degrees: words('Grado, Licenciatura, Máster, Técnico Superior'),
    legal: words(' S.L., S.A., S. Coop.'),
    currency: 'EUR',
    pay: 29_000,
    spoken: words('Spanish, Basque, English, Catalan'),
    street: 'Calle Mayor 9, 99999',
  },
  {
    id: 'PL',
    languages: ['en'],
    given: words('Małgorzata, Zbigniew, Agnieszka, Łukasz, Bożena'),
    family: words('Wójcik, Dąbrowska-Lis, Szczepański, Gołębiewska'),
    towns: words('Rzeszów, Bydgoszcz, Zielona Góra, Bielsko-Biała, Kielce'),
    phone: '+48 600 999 099',
    schools: words('Politechnika {town}, Uniwersytet w {town}, Akademia {field} w {town}'),
    degrees: words('magister, inżynier, licencjat, technik'),
    legal: words(' sp. z o.o., S.A., sp.j.'),
    currency: 'PLN',
    pay: 96_000,
    spoken: words('Polish, English, Czech'),
    street: 'ul. Lipowa 9/99, 99-999',
  },
  {
    id: 'IN',
    languages: ['en'],
    given: words('Lakshmi, Arvind, Kavitha, Gurpreet, Subramanian'),
    family: words('Iyengar, Chattopadhyay, K. R. Menon, Deshpande, Sandhu'),
    towns: words('Coimbatore, Nagpur, Visakhapatnam, Guwahati, Thiruvananthapuram'),
    phone: '+91 90000 99999',
    schools: words('{name} College of {field}, University of {town}, Government Polytechnic {town}'),
    degrees: words('B.Com., B.Tech, M.Sc., PG Diploma'),
    legal: words(' Pvt. Ltd., Limited, & Co.'),
    currency: 'INR',
    pay: 900_000,
    spoken: words('Tamil, Hindi, English, Marathi'),
    street: '99 Temple Road, 999 999',
  },
  {
    id: 'BR',
    languages: ['en'],
    given: words('Thaís, Wellington, Jussara, Luiz Otávio, Rosângela'),
    family: words('dos Santos Prado, Figueira, Albuquerque, da Conceição'),
    towns: words('Florianópolis, Ribeirão Preto, São Luís, Uberlândia, Belém'),
    phone: '+55 48 95555-9999',
    schools: words('Universidade Federal de {town}, Faculdade {name}, SENAC {town}'),
    degrees: words('Bacharelado, Tecnólogo, Mestrado, Licenciatura'),
    legal: words(' Ltda., S.A., ME'),
    currency: 'BRL',
    pay: 84_000,
    spoken: words('Portuguese, English, Spanish'),
    street: 'Rua das Flores 99, 99999-999',
  },
  {
    id: 'KZ',
    languages: ['ru'],
    given: words('Айгерим, Нурлан, Динара, Ерболат, Салтанат'),
    family: words('Жумабаева, Абдрахманов, Сейткали, Тулегенова, Ким'),
    towns: words('Караганда, Усть-Каменогорск, Шымкент, Кокшетау, Алматы'),
    phone: '+7 701 555 99 99',
    schools: [
      'Карагандинский университет им. Букетова',
      'Восточно-Казахстанский технический университет',
      'Колледж {name}, г. Шымкент',
      'Университет «{name}»',
    ],
    degrees: words('Бакалавр, Магистр, Среднее специальное, Высшее'),
    legal: words(', '),
    currency: 'KZT',
    pay: 4_800_000,
    spoken: words('Казахский, Русский, Английский, Турецкий'),
    street: 'ул. Абая, д. 99, кв. 9',
  },
  {
    id: 'RU',
    languages: ['ru'],
    given: words('Злата, Родион, Василиса, Тимофей, Есения'),
    family: words('Перепёлкина, Шестаков, Добролюбова, Мухаметшин, Заславская'),
    towns: words('Кострома, Улан-Удэ, Набережные Челны, Псков, Йошкар-Ола'),
    phone: '+7 (999) 555-99-99',
    schools: [
      'Костромской государственный университет',
      'ФГБОУ ВО «Бурятский государственный университет»',
      'Псковский колледж строительства',
      'КНИТУ им. А. Н. Туполева, филиал',
    ],
    degrees: words('Высшее, Бакалавр, Магистр, Специалист, Среднее профессиональное'),
    legal: words(', '),
    currency: 'RUB',
    pay: 960_000,
    spoken: words('Русский, Английский, Татарский, Немецкий'),
    street: 'ул. Садовая, д. 9, кв. 99',
  },
];
