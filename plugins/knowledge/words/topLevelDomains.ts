/**
 * Top-level domains other than country codes that people use in their own addresses. Source: the widely used part of IANA's root zone; `example` is for
 * documentation.
 */
const genericDomains: ReadonlySet<string> = new Set(
  `academy agency app art arpa asia beer bio biz blog build business careers cat center chat city cloud club code codes coffee com community company computer
  consulting contact cool coop dance design dev digital directory doctor domains earth edu education email energy engineer engineering events example expert
  family fashion film finance fitness foundation fun fyi gallery games garden global gov graphics group guide guru health help homes host house info ink
  institute int international jobs kitchen land law legal life link live llc lol london love ltd management marketing md me media mil mobi moe money moscow name
  net network news ninja nyc one online org page partners party photo photography photos pics pictures pizza place plus press pro productions properties pub
  rest restaurant rocks run school science services shop show site social software solutions space store studio style support systems tax team tech technology
  tips today tools top tours town toys training travel tv university ventures vet video vision vip website wiki win work works world wtf xyz yoga zone`.split(
    /\s+/u,
  ),
);

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether an address may end so: in one of the domains above or a country's, in lower case. */
export const isTopLevelDomain = (name: string): boolean =>
  name === 'рф' || genericDomains.has(name) || (/^[a-z]{2}$/u.test(name) && countries.of(name.toUpperCase()) !== undefined);
