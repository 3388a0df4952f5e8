import { listOf } from '../listOf.ts';
/** Words that mark the name of a company or another employer. Lower case; `*` marks a prefix. */

/** Legal forms and other endings of company names. */
export const legalForms: readonly string[] = listOf(`
    inc, inc., incorporated, llc, l.l.c., ltd, ltd., limited, plc, llp, lp, gmbh, ag, kg, corp, corp., corporation, co, co., company, companies, s.a.,
    sa, s.r.l., srl, spa, s.p.a., bv, b.v., nv, n.v., ab, oy, as, a/s, aps, pty, pvt, pte, sarl, sas, k.k., kk, oü, sia, uab, s.l., sl, jsc, ojsc, cjsc,
    kft, zrt, nyrt, d.o.o., doo, j.d.o.o., d.d., s.r.o., a.s., sp. z o.o., sp.j., eood, ood, ead, oyj, llp, pllc, proprietary, npc, sdn bhd, sdn. bhd., berhad, tbk, a.ş., ltd. şti.,
    s.a. de c.v., s. de r.l., s.a.s., sasu, eurl, s.n.c., ltda, ltda., lda, lda., eireli, s/a, unipessoal, s.coop., s.l.u., s.l.l., e.v., eg, ohg, mbh, ggmbh, kgaa, stichting, v.o.f.,
    vof, ehf, i/s, p/s, asa, mtü, s.c., c.a., e.i.r.l., spa., cic, cio, pjsc, tov, fop, too, ooo, zao, oao,
    мау, мкп, гауз, гбпоу, гапоу, гку, фгку, кфх, спк, схпк, пкф, нпп, нпк, нпф, апк, мбук, гбук, мбудо, мбоу до, мбуз, кгбу, огау, гпоу, чоу, ноу, чуп, руп, унп,
    товарищество, артель, ооо, оао, зао, пао, ао, нпао, ип, тоо, фгуп, гуп, муп, мбу, гбу, фгбу, мбоу, гбуз, нко, ано, чоп, нпо, нии, гк, чп, тов, мку, мкоу, мдоу,
    мбдоу, wll, w.l.l, w.l.l., fze, fzco, fz-llc, bhd, saoc, s.a.o.c, s.a.o.c., saog, s.a.o.g, psc, гбоу, фку, кгбуз, огбуз, фгбоу, фгаоу, мадоу, маоу, мкдоу, снт, тд, тц, трц
  `);

/** Words in employers' names. */
export const companyWords: readonly string[] = listOf(`
    group, holding, holdings, agency, bank, studio, studios, labs, lab, laboratory, laboratories, technologies, technology, tech, solutions, systems,
    services, consulting, consultants, partners, associates, ventures, capital, media, hospital, clinic, clinics, medical, center, centre, centers,
    institute, university, college, school, schools, academy, foundation, restaurant, restaurants, hotel, hotels, resort, cafe, café, bistro, bakery,
    kitchen, grill, store, stores, market, markets, supermarket, mall, pharmacy, insurance, logistics, airlines, airways, motors, automotive, industries,
    industrial, manufacturing, international, global, worldwide, enterprise, enterprises, software, digital, interactive, networks, network, energy,
    electric, pharma, pharmaceuticals, biotech, healthcare, health, care, department, ministry, council, district, county, authority, association,
    society, union, church, museum, library, theatre, theater, gallery, orchestra, firm, startup, corporate, brands, retail, construction, builders,
    contractors, properties, realty, trust, fund, advisors, works, workshop, factory, plant, mills, farm, farms, foods, brewery, transport, freight,
    shipping, express, telecom, communications, publishing, press, news, broadcasting, entertainment, games, unicorn, innovations, dynamics, robotics,
    analytics, security, law, legal, army, navy, police, force, corps, guard, nhs, clinic, cloud, data, freelance, self-employed, independent, salon,
    solicitors, accountants, architects, opticians, surveyors, dentists, butchers, bakers, caterers, florists, jewellers, jewelers, auctioneers,
    decorators, yards, shipyards, shipbuilding, carriers, hauliers, buses, coaches, brothers, bros, infirmary, surgery, nursery, kindergarten, airport, depot, garage, dealership, cinema, stadium,
    casino, inn, tavern, winery, estates, steelworks, shipyard, foundry, refinery, petrochemicals, petroleum, chemicals, aggregates, haulage, parcels,
    removals, couriers, taxis, textiles, garments, interiors, resourcing, staffing, hospice, television, gazette, herald, productions, pictures,
    chambers, embassy, consulate, bureau, diner, pizzeria, trattoria, brasserie, steakhouse, patisserie, roasters, nightclub, nursing home, care home,
    dairy, dairies, vets, quarry, marine, maritime, fishing, fisheries, trawlers, utilities, waterworks, railway, railways, tramways, metro, harbour, stevedores, shipmanagement, crewing,
    stadtwerke, klinikum, krankenhaus, spital, hôpital, clinique, clínica, szpital, nemocnice, bolnica, poliklinik*, mairie, gemeinde, gemeente, gmina, urząd, comune, ayuntamiento, prefeitura,
    landratsamt, rathaus, municipality, borough, court, courts, tribunal, amtsgericht, parliament, senate, prison, fire brigade, fire service, feuerwehr, ambulance, coastguard, observatory,
    archives, zoo, estate, vineyard, vineyards, weingut, bodega, bodegas, orchards, nurseries, stables, kennels, sawmill, timber, bäckerei, boulangerie, konditorei, hostel, lodge, palace,
    circus, opera, philharmonic, ensemble, records, films, athletic, rovers, federation, league, diocese, monastery, cooperative, co-operative, genossenschaft, agrargenossenschaft, brokers,
    brokerage, forwarding, spedition, logistik, transports, montage, elektro, technik, werke, werft, reederei, praxis, kanzlei, notariat, abogados, advocaten, avocats, rechtsanwälte,
    apotheke, pharmacie, farmacia, optik, kita, crèche, verkehrsbetriebe, institut, instituto, istituto, observatoire, stiftung, fondation, fundación, fundacja, atelier, werkstatt,
    colégio, szkoła, école, schule, gut, hof, fazenda, hacienda, finca, quinta, domaine, château, astilleros, stocznia, elektrownia, kraftwerk, power station, power plant, spa, gym, club, team, house, unlimited, products, supply, trading, traders, merchants, stockists, distributors, exporters, importers, import, export, компания, группа, холдинг, банк, завод, фабрика, комбинат,
    агентство, студия, центр, больница, поликлиника, клиника, школа, университет, институт, академия, детский сад, магазин, сеть, супермаркет,
    гипермаркет, аптека, ресторан, кафе, гостиница, отель, фирма, предприятие, корпорация, управление, министерство, администрация, департамент, комитет,
    служба, инспекция, фонд, общество, объединение, лаборатория, мастерская, салон, бюро, издательство, редакция, театр, музей, библиотека, автосервис,
    автосалон, логистик, транспортная, строительная, торговый дом, торговая, фриланс, самозанятый, частная практика, колледж, лицей, гимназия, диспансер,
    госпиталь, производственное, типография, телеканал, интернет-магазин, стройтрест, трест, птицефабрика, агрохолдинг, хлебозавод, электросети,
    нефтегаз, колхоз, совхоз, артель, порт, пароходство, флот, автоколонна, автопарк, автобаза, депо, шахта, рудник, разрез, карьер, гок, тэц, грэс, аэс, гэс, котельная,
    водоканал, теплосеть, горэлектротранс, россети, энерго*, суд, прокуратура, нотариальная контора, коллегия адвокатов, адвокатское бюро, архив, заповедник, зоопарк, питомник,
    теплица, тепличный комбинат, мясокомбинат, молокозавод, пекарня, столовая, пансионат, санаторий, турбаза, база отдыха, дом культуры, филармония, цирк, стадион, спортшкола,
    сшор, дюсш, федерация, райпо, кооператив, вч, в/ч, воинская часть, рэу, жэк, тсж, рэс, мсч, медцентр, медсанчасть, роддом, детсад, школа-интернат, усадьба, храм, епархия,
    radio, tribune, chronicle, credit union, savings bank, housing association, wildlife park, aquarium, planetarium, airfield, bestattungen, funeral directors, crematorium, shelter, dockyard, docks,
    terminals, landscapes, ferries, cruises, bakeries, distillery, homes, broadband, wireless, bookshop, inland revenue, treasury, post office, ombudsman, electronics, aerospace, elektronik,
    sparkasse, volksbank, versicherung, druckerei, verlag, autohaus, gasthaus, gasthof, pflegeheim, seniorenheim, altenheim, diakonie, caritas, sozialstation, gebäudereinigung, landkreis, préfecture, rectorat, chu, ehpad,
    boucherie, librairie, supermarché, hypermarché, société, établissements, ets, entreprise, banque, assurances, mutuelle, laboratoire, imprimerie, hôtel, restaurante, panadería, ferretería, constructora, transportes, banco, seguros,
    notaría, gestoría, asesoría, diputación, consejería, librería, tienda, almacenes, talleres, taller, fábrica, grupo, empresa, padaria, farmácia, supermercado, câmara municipal, construtora, construções, indústria, comércio,
    ospedale, azienda, officina, panificio, pasticceria, ristorante, albergo, trasporti, costruzioni, assicurazioni, banca, fratelli, cooperativa, ditta, zakład, zakłady, przedsiębiorstwo, hurtownia, sklep, restauracja, spółka, spółdzielnia,
    firma, závod, podnik, družstvo, úřad, kórház, bolt, üzem, gyár, hastanesi, belediyesi, bankası, fabrikası, sanayi, ticaret, şirketi, lojistik, inşaat, turizm, hospitalet, sygehus, sykehus, kommun, kommune, kunta, kaupunki, sairaala,
    apotek, apteekki, ziekenhuis, thuiszorg, bouwbedrijf, transportbedrijf, winkel,
    радио, газета, журнал, телекомпания, телерадиокомпания, мфц, агрофирма, автошкола, ателье, барбершоп, кофейня, пиццерия, фитнес-клуб, управляющая компания, гкб, цгб, црб, фап, станция скорой помощи, скорая помощь, пожарная часть, мчс, мвд, умвд,
    увд, фнс, ифнс, пфр, фсин, фссп, росреестр, казначейство, загс, интернат, терминал, вокзал, метрополитен, автовокзал, нефтебаза, азс, элеватор, лесхоз, леспромхоз, лесничество, рыбхоз
    sons, and daughters, trucking, publishers, consultancy, partnership, roofing, rail, autos, boutique, dental practice, medical practice, charity, ranch, tours, therapeutics, diagnostics, packaging, furniture, investments, imports, exports, cabs, mill, wholesale, metals, plastics, city of,
    стоматология, отдел полиции, войсковая часть, адвокатская контора, таксопарк, аэропорт, ферма, кондитерская, торговый центр, музыкальная школа, дом ребенка, сервисный центр
  `);

/** What people who work for themselves write in an employer's place. */
export const ownWork: readonly string[] = listOf(`
    sole trader, sole proprietor, self-employed, self employed, freelance, freelancer, on my own account, own account, my own account, own business,
    own practice, private practice, independent contractor, independent consultant, various clients, various customers, various employers,
    different clients, private clients, several clients, multiple clients, family business, на себя, работа на себя, самозанятый, самозанятая,
    самозанятость, ип, индивидуальный предприниматель, частная практика, собственное дело, собственный бизнес, фриланс, частные заказы, разные заказчики,
    различные заказчики, частные клиенты
  `);

/** What stands in front of the name of a person who trades: «Кафе «Заря», ИП Лис А. П.». */
export const ownTraders: readonly string[] = ['ИП', 'ЧП', 'ФОП', 'ПБОЮЛ', 't/a', 'dba', 'd/b/a', 'trading as'];

/** Well-known employers whose names contain no such word. */
export const companyNames: readonly string[] = listOf(`
    google, microsoft, amazon, apple, meta, facebook, netflix, ibm, oracle, intel, nvidia, uber, airbnb, stripe, deloitte, pwc, kpmg, ey, ernst & young,
    accenture, mckinsey, bcg, bain, siemens, bosch, sap, nestle, unilever, pepsico, coca-cola, walmart, target, costco, starbucks, mcdonald's, ikea, h&m,
    zara, nike, adidas, jpmorgan, goldman sachs, morgan stanley, citibank, hsbc, barclays, tesla, ford, toyota, boeing, airbus, dhl, fedex, ups, pfizer,
    novartis, roche, epam, infosys, wipro, tcs, cognizant, capgemini, spotify, adobe, salesforce, twitter, linkedin, paypal, tesco, sainsbury, lidl,
    aldi, marriott, hilton, яндекс, сбер, сбербанк, тинькофф, т-банк, втб, альфа-банк, газпром, роснефть, лукойл, ржд, росатом, ростелеком, мтс, мегафон,
    билайн, ozon, wildberries, авито, mail.ru, vk, лаборатория касперского, магнит, пятёрочка, пятерочка, лента, ашан, леруа мерлен, м.видео, dns, сдэк,
    почта россии, аэрофлот, северсталь, норникель, x5
  `);

/** Words after "and" that close the list of a firm's partners: "Hale, Moss and Partners". */
export const partnerWords: ReadonlySet<string> = new Set(
  listOf(
    'partners, partner, associates, sons, daughters, co, company, associés, socios, associados, wspólnicy, партнёры, партнеры, сыновья',
  ),
);

/** First words of a part of an employer: "Department of Radiology", «Отдел продаж». */
export const workUnits: readonly string[] =
  'department dept. division team unit group section branch office отдел отделение управление департамент группа служба сектор направление команда цех участок бригада'.split(
    ' ',
  );
