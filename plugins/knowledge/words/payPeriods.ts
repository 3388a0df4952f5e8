import type { PayPeriod } from '../../contract.ts';
import { listOf } from '../listOf.ts';

/** How a pay period is written after or before the amount, lower case; `day` gives no yearly sum. */
export const periodForms: Readonly<Record<PayPeriod | 'day', readonly string[]>> = {
  month: listOf(`
    per month, month, a month, each month, every month, monthly, mthly, mtl., per mth, per mo, /mon, помесячно, /month, / month, /mo, p.m., p.m, pm, pcm, p.c.m., p/m,
    per calendar month, /mth, в месяц, в мес., в мес, за месяц, /месяц, / месяц, /мес., /мес, / мес., / мес,
    мес., ежемесячно, ежемесячный, месячный, месячная, pro monat, im monat, monatlich, /monat, par mois, /mois,
    mensuel, mensuels, al mes, /mes, mensual, mensuales, por mês, ao mês, /mês, mensal, mensais, al mese, /mese,
    mensili, miesięcznie, /mies., /mies, mies., na miesiąc, měsíčně, /měs., /měsíc, aylık, /ay, per månad, /mån,
    i månaden, per maand, /maand, p/mnd, pe lună, /lună, mesečno, на місяць`),
  hour: listOf(`
    per hour, an hour, each hour, the hour, hour, hourly, p. h., an hr, l'heure, часовая ставка, часовая, в ч., в ч, /hour, / hour, /hr, / hr, /h, / h, p.h., p.h, ph, p/h, per hr, hr, hrs,
    в час, за час, /час, / час, /ч, час, почасовая, pro stunde, die stunde, /std., /std, /stunde, stundenlohn,
    par heure, de l'heure, /heure, por hora, /hora, all'ora, /ora, na godzinę, /godz., /godz, godz., za hodinu,
    /hod., /hod, saatlik, /saat, per timme, /tim, i timen, per uur, /uur`),
  day: listOf(`
    per day, a day, /day, / day, daily, per diem, day rate, p.d., pd, per shift, /shift, a shift, в день,
    за день, /день, / день, в смену, за смену, /смена, /смену, смена, за вахту, в сутки, сутки, pro tag, /tag,
    par jour, /jour, por día, por dia, /dia, al giorno, dziennie, /dzień, denně, per dag, /dag, per week, a week,
    /week, /wk, weekly, pw, p.w., в неделю, за проект, per project, per article, per word`),
  year: listOf(`
    per year, a year, per annum, annually, annual, yearly, each year, every year, /year, / year, /yr, / yr, /y, /annum, p.a., p. a.,
    p.a, pa, per yr, p/a, p.y., в год, за год, /год, / год, годовых, годовой, годовая, годового, ежегодно, за 12 месяцев, per 12 months, over twelve months, annualised, annualized, yrly, per anno, pro jahr,
    im jahr, jährlich, /jahr, jahresgehalt, brutto jährlich, par an, /an, annuel, annuels, al año, /año, anual,
    anuales, por ano, ao ano, /ano, anuais, all'anno, /anno, annui, rocznie, /rok, ročně, yıllık, /yıl, per år,
    /år, om året, per jaar, /jaar, pe an`),
};

/** Words that may come between the amount and its period. */
export const taxWords: readonly string[] = listOf(`
    net of tax, after tax, before tax, before taxes, after taxes, pre-tax, pre tax, take-home, take home,
    in hand, net, gross, netto, brutto, net pay, base, fixed, all-in, total, plus super, + super, на руки,
    чистыми, до вычета налогов, до вычета ндфл, до вычета, после вычета налогов, после вычета, до налогов,
    после налогов, гросс, нетто, брутто, нет, на испытательный срок, оклад, na rękę, do ręki, hrubého, hrubá,
    čistého, brut, bruts, net-net, nets, bruto, neto, lordi, líquido, líquidos, brutos, netos, lordo, b2b, uop,
    ctc, fte, approx., approximately, minimum, or more, negotiable, or above, and above, and up, up`);
