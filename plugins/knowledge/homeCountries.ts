import { listOf } from './listOf.ts';

/**
 * Regions and larger towns of countries that share a sign or a name of money with others (dollar, rupee, rouble, krone, peso, som), lower case: a home
 * without its country still says which money is meant. Names that several of these countries have are left out.
 */
const placesByCountry: Readonly<Record<string, string>> = {
  AU: `nsw, vic, qld, tas, act, new south wales, queensland, tasmania, south australia, western australia, northern territory, sydney, melbourne, brisbane, perth, adelaide,
    canberra, gold coast, geelong, hobart, townsville, cairns, darwin, toowoomba, ballarat, bendigo, wollongong, albury, wodonga, launceston, mackay, rockhampton, bunbury, bundaberg,
    wagga wagga, mildura, shepparton, dubbo, tamworth, parramatta, penrith, gosford, sunshine coast, hervey bay, mandurah, geraldton, kalgoorlie, alice springs, port macquarie`,
  BY: `брестская область, витебская область, гомельская область, гродненская область, минская область,
    могилевская область, могилёвская область, минск, гомель, витебск, могилев, могилёв, гродно, брест, барановичи, бобруйск, борисов, пинск, орша, мозырь,
    солигорск, новополоцк, лида, молодечно, полоцк, жлобин, светлогорск, речица, жодино, слуцк, кобрин, волковыск, слоним, калинковичи, minsk, gomel, vitebsk, mogilev, grodno`,
  CA: `on, bc, ab, mb, sk, qc, ns, nb, nl, pe, yt, nu, ontario, quebec, québec, british columbia, alberta, manitoba, saskatchewan, nova scotia, new brunswick, newfoundland, newfoundland and labrador,
    prince edward island, yukon, nunavut, toronto, montreal, montréal, vancouver, calgary, edmonton, ottawa, winnipeg, mississauga, brampton, laval, gatineau, longueuil, sherbrooke,
    saguenay, trois-rivières, lévis, regina, saskatoon, kelowna, kamloops, nanaimo, burnaby, abbotsford, barrie, guelph, kitchener, oshawa, sudbury, thunder bay, moncton, fredericton, saint john,
    charlottetown, lethbridge, red deer, medicine hat, whitehorse, yellowknife, prince george, moose jaw`,
  CL: `santiago de chile, valparaíso, viña del mar, concepción, antofagasta, temuco`,
  CN: `beijing, shanghai, guangzhou, shenzhen, chengdu, hangzhou, wuhan, nanjing, tianjin, chongqing, xi'an, suzhou, qingdao, dalian, xiamen`,
  CO: `bogotá, bogota, medellín, medellin, cali, barranquilla, bucaramanga, cartagena de indias, pereira, manizales`,
  DK: `copenhagen, københavn, aarhus, odense, aalborg, esbjerg, randers, kolding, horsens, vejle, roskilde, helsingør`,
  HK: `hong kong, kowloon, new territories, tsuen wan, sha tin`,
  IN: `tamil nadu, maharashtra, assam, kerala, rajasthan, karnataka, gujarat, telangana, andhra pradesh, uttar pradesh, madhya pradesh, west bengal, haryana, bihar, odisha, jharkhand, chhattisgarh, uttarakhand,
    himachal pradesh, goa, mumbai, delhi, new delhi, bangalore, bengaluru, chennai, kolkata, pune, ahmedabad, jaipur, lucknow, coimbatore, nashik, nagpur, indore, ludhiana, kochi, kozhikode`,
  KG: `бишкек, ош, джалал-абад, каракол, токмок, талас, нарын, баткен, чуйская область, ошская область, иссык-кульская область, таласская область, нарынская область, баткенская область, bishkek`,
  KZ: `алматы, астана, нур-султан, шымкент, караганда, актобе, тараз, павлодар, усть-каменогорск, семей, атырау, костанай, кызылорда, уральск, петропавловск, актау, темиртау, туркестан, кокшетау, талдыкорган,
    экибастуз, рудный, жезказган, балхаш, карагандинская область, актюбинская область, жамбылская область, павлодарская область, костанайская область, алматинская область, акмолинская область,
    мангистауская область, атырауская область, западно-казахстанская область, восточно-казахстанская область, северо-казахстанская область, туркестанская область, кызылординская область, almaty, astana, shymkent`,
  LK: `colombo, kandy, galle, jaffna, negombo, kurunegala, matara, gampaha, western province`,
  MA: `casablanca, rabat, marrakech, marrakesh, fès, tangier, tanger, agadir, meknès, oujda`,
  NO: `oslo, bergen, trondheim, stavanger, drammen, fredrikstad, kristiansand, tromsø, sandnes, bodø, ålesund`,
  NP: `kathmandu, pokhara, lalitpur, biratnagar, birgunj, butwal, dharan, bagmati`,
  NZ: `auckland, wellington, christchurch, tauranga, dunedin, palmerston north, napier, rotorua, new plymouth, whangarei, invercargill, whanganui, gisborne, otago, waikato, southland`,
  PH: `manila, metro manila, quezon city, cebu city, davao city, makati, taguig, pasig, iloilo city, bacolod, cagayan de oro, baguio city, zamboanga city, cavite, laguna, batangas, batangas city, pampanga, dumaguete`,
  PK: `sindh, kpk, khyber pakhtunkhwa, balochistan, gilgit-baltistan, azad kashmir, karachi, lahore, islamabad, rawalpindi, faisalabad, multan, peshawar, quetta, sialkot, gujranwala, bahawalpur, sargodha, sukkur,
    larkana, abbottabad, jhelum, sahiwal, rahim yar khan, mardan, okara, sheikhupura, mirpur`,
  SE: `stockholm, gothenburg, göteborg, malmö, malmo, uppsala, västerås, örebro, linköping, helsingborg, jönköping, norrköping, lund, umeå, gävle, borås, sundsvall, karlstad, växjö, halmstad, luleå, kalmar`,
  SG: `singapore, jurong, jurong east, jurong west, tampines, bedok, ang mo kio, toa payoh, yishun, punggol, sengkang, hougang, bukit batok, choa chu kang, pasir ris, clementi`,
  TZ: `dar es salaam, dodoma, arusha, mwanza, zanzibar, morogoro, mbeya, tanga`,
  UG: `kampala, entebbe, jinja, mbarara, gulu, mbale, masaka`,
  UZ: `ташкент, самарканд, бухара, наманган, андижан, фергана, нукус, карши, коканд, навои, ургенч, термез, джизак, гулистан, ташкентская область, самаркандская область, ферганская область, бухарская область,
    андижанская область, наманганская область, хорезмская область, навоийская область, tashkent, samarkand`,
};

const countryByPlace: ReadonlyMap<string, string> = new Map(
  Object.entries(placesByCountry).flatMap(([country, places]) => listOf(places).map((place) => [place, country] as const)),
);

const shortRegion = /обл\.?$/u;

/** The ISO 3166 code of the country of a region or a town, lower case, if the table has it. */
export const homeCountryOf = (place: string): string | null =>
  countryByPlace.get(shortRegion.test(place) ? place.replace(shortRegion, 'область') : place) ?? null;
