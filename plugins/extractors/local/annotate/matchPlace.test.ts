import { describe, expect, it } from 'vitest';
import { matchPlace, matchTrailingPlace } from './matchPlace.ts';

describe('matchPlace', () => {
  it.each([
    ['Hyderabad, Sindh', 'PK'],
    ['Perth, WA', 'AU'],
    ['Vancouver, WA', 'US'],
    ['Toronto, ON', 'CA'],
    ['г. Лида, Гродненская обл.', 'BY'],
    ['Toronto, Ohio, United States', 'US'],
  ])('knows the country of %s', (text, country) => expect(matchPlace(text)?.country).toBe(country));

  it.each([
    'Austin, TX',
    'İstanbul',
    '132-1361 Tokyo',
    'Cork T00 C3K5',
    'San Francisco, California, US',
    'Boston, MA 02139',
    'Kozhikode, India',
    'г. Екатеринбург, ул. Малышева, д. 10, кв. 5',
    'Москва, м. Таганская',
    'Milano (Italy)',
    'Greater Chicago Area',
    '42 Rosewood Lane, Manchester M1 4BT',
    'Mackay QLD 4740',
    'York, YO24',
    'Croydon, Surrey, CR0',
    'St Andrews KY16 9TH',
    'Pune - 411028',
    '61-478 Poznań (Poland)',
  ])('knows %s', (text) => {
    expect(matchPlace(text)?.end).toBe(text.length);
  });

  it.each([
    "St Mary's Hospital, London",
    'University of Graz, Austria',
    'Product Manager, Berlin',
    'Acme Inc',
    'StationSan Francisco, CA',
    'Mobile',
    'MAIL ID',
    'NHS), United Kingdom',
  ])('refuses %s', (text) => {
    expect(matchPlace(text)).toBeNull();
  });

  it('tells the country', () => {
    expect(matchPlace('Austin, TX')?.country).toBe('US');
    expect(matchPlace('Lisbon, Portugal')?.country).toBe('PT');
  });
});

it.each(['48 Temple Road, 936 652 Nagpur', 'Россия, Республика Хакасия, г. Абакан', 'Россия, ХМАО, г. Сургут'])(
  'reads %s whole',
  (text) => expect(matchPlace(text)?.end).toBe(text.length),
);

describe('matchTrailingPlace', () => {
  it('cuts the place off a company', () => {
    const text = 'Acme Distribution Center, Springfield, IL';
    const place = matchTrailingPlace(text);
    expect(text.slice(place!.start)).toBe('Springfield, IL');
  });
});
