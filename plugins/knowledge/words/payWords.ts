import { listOf } from '../listOf.ts';

/**
 * Words for pay in CVs and job descriptions, lower case. English and Russian first, then words that CVs in English keep from other languages. A
 * trailing `*` matches any ending.
 */

/** Nouns for pay. */
export const payNouns = listOf(`
  salary, salaries, salarial*, compensation, comp, cost to company, remuneration, pay, wage, wages, base, ctc, package, rate, earnings, income, emolument*, stipend,
  gehalt*, lohn*, vergütung, salaire, rémunération, salario, sueldo, remuneración, salário, remuneração, stipendio, retribuzione, ral,
  wynagrodzeni*, pensj*, zarobk*, stawk*, plat, mzda, maaş*, ücret*, fizetés*, loon*, lön, lønn, løn, palkka*, palkat*, salaris,
  зарплат*, заработн*, з/п, зп, доход*, оклад*, ставк*, вознаграждени*, оплат*, заработок, заработк*, компенсаци*, зарплатой, вилк*`);

/** Words with which a person asks for it. */
export const payAsks = listOf(`
  expect*, expectation*, expected, desired, required, requirement*, asking, target, targeted, targeting, sought, seek*, wish*, wanted, minimum, request*, prefer*, hope, hoping,
  i ask, asks, ask for, wage claim, salary claim, pay claim, looking for, looking to earn, happy with, happy on, happy to start, move for, glad of, glad to get, go below, go under, settle for, switch for, join for, hope to make, want to make, like to make, make at least, bottom line, my number, my price, right offer, right team, would like, would accept, would need, need at least, would suit, suits me, would do, could accept, can accept, work for, anything from, anything above, anything over, nothing below, not under, aim*, ideal*, anticipated, open to, settle for, in the region of,
  consider*, offers, upwards of, not below, no less than, not less than, at least,
  vorstellung*, gehaltsvorstellung*, gehaltswunsch, wunschgehalt, prétention*, souhaité*, pretensión, pretensiones, pretensão, deseado, desejad*, aspiraci*, richiest*,
  oczekiwa*, oczekuję, požadovan*, představa, beklent*, anspråk, löneanspråk,
  желаем*, желательн*, ожида*, хочу, хотел*, хотелось, рассматрива*, рассмотр*, интересу*, претенду*, устро*, готов рассмотреть, пожелан*, от, не менее, не ниже, не меньше, минимум,
  прошу, попрошу, жду, меньше, дешевле, рассчитыва*, ориентир*, согласен на, согласна на, согласен работать за, согласна работать за, готов работать за, готова работать за, готов выйти за, подойд*, выйду за`);

/** Words of a label above or before an amount that make it pay, besides the nouns: "What I'd like to earn", «Деньги». */
export const payLabels = listOf(
  `earn, earning, money, moneywise, financial*, paid, деньг*, денежн*, зарабатыва*, заработать, финанс*`,
);

/** Current or past earnings: not an expectation, unless the same words ask for it. */
export const pastPay = listOf(`
  current, currently, present, presently, last, last drawn, drawn, previous, previously, former, existing, earned, earning, earn now, was paid, history, then, obecn*, ostatni*, aktuell*, bisherig*, actuel*, actual,
  текущ*, нынешн*, сейчас, последн*, предыдущ*, прежн*, получал*, получаю, зарабатывал*, на данный момент`);

/** Money that is not pay: budgets, results, prices. */
export const otherMoneyList = listOf(`
  budget*, revenue*, turnover, sales, selling, sold, portfolio, funding, funded, funds, grant*, raised, raising, saved, saving, savings, cost, costs, reduc*, cut, grew, grow*, increas*, profit*, margin*, contract*,
  deal, deals, worth, valued, valuation, pipeline, quota, arr, mrr, aum, assets, investment*, invested, donation*, prize, scholarship, bonus*, fine, fines, debt*, payroll, invoice*, order, orders, loan*, claim, claims,
  loss*, inventory, stock, transaction*, per diem, allowance*, referral, volume, sum insured, premium*, fee, fees, tuition, customers, clients, users, gmv, spend, spending, negotiated, managed, managing, closed, won, generated, delivered,
  passport*, licence number, license number, driving licence, driving license, паспорт*,
  выручк*, бюджет*, оборот*, экономи*, сэкономи*, прибыл*, продаж*, продал*, выполнени*, сумм*, стоимост*, грант*, привлек*, инвестици*, контракт*, договор, договора, договоры, договоров, договору, договором, сделк*, портфел*, кредит*, задолженност*, долг*, штраф*, преми*, бонус*,
  закупк*, поставк*, смет*, чек, чека, увелич*, рост*, сократ*, снизил*, снижен*, фонд*, фот, капитал*, объем*, объём*, убыт*, командировочн*, суточн*, стипенди*, аренд*, управля*, доход компании, доходность, доходности`);
