import { describe, expect, it } from 'vitest';
import { findDateRanges } from './findDateRanges.ts';

const read = (text: string) =>
  findDateRanges(text).map(({ from, to, current }) => `${from ?? '?'}..${current ? 'now' : (to ?? '?')}`);

describe('findDateRanges', () => {
  it.each([
    ['Mar 2022 - Present', '2022-03..now'],
    ['Jan, 2020 – Feb, 20212 years 9 months', '2020-01..2021-02'],
    ['2015–2019', '2015..2019'],
    ['Jan.12 à Mai 16', '2012-01..2016-05'],
    ['2015-19', '2015..2019'],
    ['09/2018 to 12/2020', '2018-09..2020-12'],
    ['2019-03 - 2020-12', '2019-03..2020-12'],
    ['12.2018 – 03.2021', '2018-12..2021-03'],
    ['01.09.2014 – 31.08.2019', '2014-09..2019-08'],
    ['Jan – Mar 2020', '2020-01..2020-03'],
    ['Nov – Feb 2020', '2019-11..2020-02'],
    ['Fall 2018 – Spring 2020', '2018-09..2020-05'],
    ["Mar '19 – Apr '21", '2019-03..2021-04'],
    ['Feb 2020 to date', '2020-02..now'],
    ['since 2019', '2019..now'],
    ['Mar 2021 –', '2021-03..now'],
    ['1st Jan 2015 to 31st Dec-2016', '2015-01..2016-12'],
    ['13-Jan-2015 to till date', '2015-01..now'],
    ['16 TH June 2017 to Till Now', '2017-06..now'],
    ['24 .10. 2013 to 24.10.2015', '2013-10..2015-10'],
    ['10-02-11to 11-08-12', '2011-02..2012-08'],
    ['Jan-15 to Feb-17', '2015-01..2017-02'],
    ['Oct15-2014 to Mar20-2015', '2014-10..2015-03'],
    ['III.2020 — XI.2021', '2020-03..2021-11'],
    ['Acme Ltd (VI 2024 – IX 2025)', '2024-06..2025-09'],
    ['[2015] — [2017]', '2015..2017'],
    ['From: June-2015 to: Present', '2015-06..now'],
    ['October 2016 to untill 30th June 2017', '2016-10..2017-06'],
    ['w.e.f. 01.04.2011', '2011-04..now'],
    ['June 2015 onwards', '2015-06..now'],
    ['Nov 2016 – (Present)', '2016-11..now'],
    ['Feb2006 to May2008', '2006-02..2008-05'],
    ["'18 – '20", '2018..2020'],
    ['Lumen Ltd (2022–)', '2022..now'],
    ['July 2021 – Date', '2021-07..now'],
    ['09.2015 – н. вр.', '2015-09..now'],
    ['Lumen\t10.06.2014\t31.03.2018\n2', '2014-06..2018-03'],
    ['04.2017\t09.2026\tLumen Ltd', '2017-04..2026-09'],
    ["'19 – still here", '2019..now'],
    ['early 2019 – end of 2021', '2019..2021'],
    ['03/2019 bis 05/2021', '2019-03..2021-05'],
    ['Mar 2019 > May 2021', '2019-03..2021-05'],
    ['Q1/2019 – Q2/2021', '2019-01..2021-06'],
    ['desde 2019', '2019..now'],
    ['enero de 2021 - julio de 2022 (1 año 7 meses)', '2021-01..2022-07'],
    ['março de 2019 a 15 de dezembro de 2020', '2019-03..2020-12'],
    ['2013.5-2014.2', '2013-05..2014-02'],
    ['Dec 2013 – \tCook, Lumen Ltd\nMar 2016\tCooked for eighty guests', '2013-12..2016-03'],
    ['ABR 2023 – O Momento', '2023-04..now'],
  ])('reads %s as %s', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it.each([
    ['Сентябрь 2018 — по настоящее время', '2018-09..now'],
    ['с марта 2019 г. по май 2021 г.', '2019-03..2021-05'],
    ['09.2018 – н.в.', '2018-09..now'],
    ['август 2013 г. – апрель 2019 г.', '2013-08..2019-04'],
    ['с 2019 года', '2019..now'],
    ['2010 – 2014 гг.', '2010..2014'],
  ])('reads the Russian %s as %s', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it('reads a range that runs over a line break', () => {
    expect(read('March 2021\n — \nPresent')).toEqual(['2021-03..now']);
  });

  it('reads a date over a later one as a range', () => {
    expect(read('June 2019\nFebruary 2021\nAcme')).toEqual(['2019-06..2021-02']);
  });

  it('takes a future date behind "expected" for an end', () => {
    expect(read('Expected May 2027')).toEqual(['?..2027-05']);
  });

  it('reads no range whose end lies before its beginning', () => {
    expect(read('2021 – 2018')).toEqual(['2021..2021', '2018..2018']);
  });

  it('takes no day from the line above', () => {
    expect(read('Page 1/3\nMay 2019 – Aug 2019')).toEqual(['2019-05..2019-08']);
  });

  it('finds no date in standards, amounts and versions', () => {
    expect(read('ISO 9001:2015, $2000 and 1.2019.3')).toEqual([]);
  });

  it('puts the month first in American dates and the day first in others', () => {
    expect(read('03/14/2020')).toEqual(['2020-03..2020-03']);
    expect(read('14.03.2020')).toEqual(['2020-03..2020-03']);
  });

  it('puts the day first in all of a document whose other dates show it', () => {
    expect(read('10/07/2013 to 24/04/2014')).toEqual(['2013-07..2014-04']);
    expect(read('10/07/2013 to 04/24/2014')).toEqual(['2013-10..2014-04']);
  });

  it('takes no number for a year', () => {
    expect(read('СОШ №1958, школа № 1967')).toEqual([]);
  });

  it('reads two dates with leaders between them', () => {
    const leaders = '.'.repeat(400);
    expect(read(`2015 ${leaders} Riverton 2016`)).toEqual(['2015..2015', '2016..2016']);
  });

  it.each([
    ['2017-09 / 2019-06', '2017-09', '2019-06'],
    ['2017/2022', '2017', '2022'],
    ['2022-10 / Now', '2022-10', null],
    ['from 07/2023', '2023-07', null],
  ])('reads slashes between dates, and open beginnings: %s', (text, from, to) => {
    expect(findDateRanges(text)).toMatchObject([{ from, to, current: to === null }]);
  });
});
