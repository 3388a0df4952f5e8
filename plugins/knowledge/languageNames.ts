/**
 * Languages of ISO 639 by their English name, Russian name and own name, as the Unicode CLDR has them (version 44); names that are ordinary
 * words or places too are left out. Written down, so that they do not change with the machine.
 */
export const languageNames = `
Abkhazian, абхазский
Acehnese, ачехский
Acoli, ачоли
Adangme, адангме
Adyghe, адыгейский
Afar, афарский
Afrihili, африхили
Afrikaans, африкаанс
Aghem
Ainu, айнский
Akan
Akkadian, аккадский
Akoose, акоосе
Albanian, албанский, shqip
Aleut, алеутский
Algerian Arabic
American Sign Language
Amharic, амхарский, አማርኛ
Angika, ангика
Anii, anii kagɩja
Ao Naga
Arabic, арабский, العربية
Aragonese, арагонский
Aramaic, арамейский
Araona
Arapaho, арапахо
Arawak, аравакский
Armenian, армянский, հայերեն
Aromanian, арумынский
Arpitan
Assamese, ассамский, অসমীয়া
Asturian, астурийский, asturianu
Atikamekw, атикамек
Atsam, атсам
Avaric, аварский
Avestan, авестийский
Awadhi, авадхи
Aymara, аймара
Azerbaijani, азербайджанский, azərbaycan
Badaga
Bafia, бафия, rikpa
Bafut, бафут
Bakhtiari
Balinese, балийский
Baluchi, белуджский
Bambara, бамбара, bamanakan
Bamun, бамум
Banjar
Basaa, ɓàsàa
Bashkir, башкирский, башҡорт
Basque, баскский, euskara
Batak Toba
Bavarian
Beja, беджа
Belarusian, белорусский, беларуская
Bemba, бемба, ichibemba
Betawi
Bhojpuri, бходжпури, भोजपुरी
Bikol, бикольский
Bini
Bishnupriya
Bislama, бислама
Blin, билин
Blissymbols, блиссимволика
Bodo, बर’
Bosnian, боснийский, bosanski
Brahui
Braj, брауи
Breton, бретонский, brezhoneg
Buginese, бугийский
Bulgarian, болгарский, български
Bulu
Buriat, бурятский, буряад
Burmese, бирманский, မြန်မာ
Caddo, каддо
Cajun French, каджунский французский
Cantonese, кантонский, 粵語
Capiznon
Carolina Algonquian, каролинский алгонкинский
Catalan, каталанский, català
Cayuga, кайюга
Cebuano, себуано
Central Atlas Tamazight, среднеатласский тамазигхтский, tamaziɣt n laṭlaṣ
Central Dusun
Central Kurdish, центральнокурдский, کوردیی ناوەندی
Central Ojibwa, центральный оджибве
Central Yupik
Chadian Arabic, чадский арабский
Chagatai, чагатайский
Chakma, чакма, 𑄌𑄋𑄴𑄟𑄳𑄦
Chamorro, чаморро
Chechen, чеченский, нохчийн
Cherokee, чероки, ꮳꮃꭹ
Cheyenne, шайенский
Chibcha, чибча
Chickasaw
Chiga, rukiga
Chilcotin, чилкотин
Chimborazo Highland Quichua
Chinese, китайский, 中文
Chinook Jargon, чинук жаргон
Chipewyan, чипевьян
Choctaw, чоктавский
Church Slavic, церковнославянский
Chuukese, чукотский
Chuvash, чувашский, чӑваш чӗлхи
Colognian, кёльнский, kölsch
Comorian, коморский
Congo Swahili, конголезский суахили, kiswahili
Coptic, коптский
Cornish, корнский, kernewek
Corsican, корсиканский
Cree
Crimean Tatar, крымско-татарский
Croatian, хорватский, hrvatski
Czech, чешский, čeština
Dakota, дакота
Danish, датский, dansk
Dargwa, даргинский
Dari, دری
Dazaga
Dinka, динка
Divehi, мальдивский
Dogri, догри, डोगरी
Dogrib, догриб
Duala, дуала, duálá
Dutch, нидерландский, nederlands
Dyula, диула
Dzongkha, дзонг-кэ, རྫོང་ཁ
Eastern Frisian, восточный фризский
Efik
Egyptian Arabic
Ekajuk, экаджук
Elamite, эламский
Embu, kĩembu
Emilian
English, английский
Erzya, эрзянский
Esperanto, эсперанто
Estonian, эстонский, eesti
Ewe, eʋegbe
Ewondo, эвондо
Extremaduran
Faroese, фарерский, føroyskt
Fiji Hindi
Fijian, фиджи
Filipino, филиппинский
Finnish, финский, suomi
Fon
Frafra
French, французский, français
Friulian, фриульский, furlan
Fula, фулах, pulaar
Gagauz, гагаузский
Galician, галисийский, galego
Gan Chinese
Ganda, ганда, luganda
Gayo
Gbaya
Geez
Georgian, грузинский, ქართული
German, немецкий, deutsch
Gheg Albanian
Ghomala, гомала
Gilaki
Gilbertese, гилбертский
Gondi, гонди
Gorontalo, горонтало
Gothic, готский
Grebo, гребо
Greek, греческий, ελληνικά
Guarani, гуарани
Gujarati, гуджарати, ગુજરાતી
Gusii, гусии, ekegusii
Gwichʼin, гвичин
Haida, хайда
Haitian Creole, гаитянский
Hakka Chinese, хакка
Halkomelem, халкомелем
Haryanvi, харианви, हरियाणवी
Hausa, хауса
Hawaiian, гавайский, ʻōlelo hawaiʻi
Hebrew, иврит, עברית
Herero, гереро
Hiligaynon, хилигайнон
Hindi, хинди, हिन्दी
Hiri Motu, хиримоту
Hittite, хеттский
Hmong Njua
Hmong, хмонг
Hungarian, венгерский, magyar
Hupa
Iban, ибанский
Ibibio, ибибио
Icelandic, исландский, íslenska
Igbo
Iloko, илоко
Inari Sami, инари-саамский, anarâškielâ
Indonesian, индонезийский, indonesia
Ingrian
Ingush, ингушский
Innu-aimun, инну-аймун
Interlingua, интерлингва
Interlingue, интерлингве
Inuktitut, инуктитут
Inupiaq, инупиак
Irish, ирландский, gaeilge
Italian, итальянский, italiano
Jamaican Creole English
Japanese, японский, 日本語
Javanese, яванский, jawa
Jju, каджи
Jola-Fonyi, диола-фоньи, joola
Judeo-Arabic, еврейско-арабский
Judeo-Persian, еврейско-персидский
Jutish
Kabardian, кабардинский
Kabuverdianu, кабувердьяну
Kabyle, кабильский, taqbaylit
Kachin, качинский
Kaingang, каинганг, kanhgág
Kako, kakɔ
Kalaallisut, гренландский
Kalenjin, календжин
Kalmyk, калмыцкий
Kamba, камба, kikamba
Kanembu, канембу
Kangri, кангри, कांगड़ी
Kannada, каннада, ಕನ್ನಡ
Kanuri, канури
Kara-Kalpak, каракалпакский
Karachay-Balkar, карачаево-балкарский
Karelian, карельский
Kashmiri, кашмири, کٲشُر
Kashubian, кашубский
Kawi
Kazakh, казахский, қазақ тілі
Kenyang
Khasi, кхаси
Khmer, кхмерский, ខ្មែរ
Khotanese, хотанский
Khowar
Kikuyu, кикуйю, gikuyu
Kimbundu, кимбунду
Kinaray-a
Kinyarwanda, киньяруанда, ikinyarwanda
Kirmanjki
Klingon, клингонский
Komi
Komi-Permyak, коми-пермяцкий
Kongo, конго
Konkani, конкани, कोंकणी
Korean, корейский, 한국어
Koro
Kosraean, косраенский
Kotava
Koyra Chiini, койра чиини, koyra ciini
Koyraboro Senni, койраборо сенни
Kpelle, кпелле
Krio
Kuanyama, кунама
Kumyk, кумыкский
Kurdish, курдский, kurdî
Kurukh, курух
Kutenai, кутенаи
Kuvi
Kwakʼwala, квакиутль
Kwasio, квасио
Kyrgyz, киргизский, кыргызча
Kʼicheʼ
Ladino, ладино
Lakota, лакота, lakȟólʼiyapi
Lamba, ламба
Langi, ланго, kɨlaangi
Lao, лаосский, ລາວ
Latgalian
Latin, латинский
Latvian, латышский, latviešu
Laz
Lezghian, лезгинский
Ligurian, лигурский, ligure
Lillooet, лиллуэт
Limburgish, лимбургский
Lingala, лингала, lingála
Lingua Franca Nova
Literary Chinese
Lithuanian, литовский, lietuvių
Livonian
Lojban, ложбан
Lombard, ломбардский
Louisiana Creole, луизианский креольский
Low German, нижненемецкий, neddersass’sch
Lower Silesian
Lower Sorbian, нижнелужицкий, dolnoserbšćina
Lozi
Luba-Katanga, луба-катанга, tshiluba
Luba-Lulua, луба-лулуа
Luiseno, луисеньо
Lule Sami, луле-саамский
Lunda, лунда
Luo, dholuo
Luxembourgish, люксембургский, lëtzebuergesch
Luyia, лухья, luluhia
Maba
Macedonian, македонский, македонски
Machame, мачаме, kimachame
Madurese, мадурский
Mafa
Magahi, магахи
Main-Franconian
Maithili, майтхили, मैथिली
Makasar, макассарский
Makhuwa, макуа, emakhuwa
Makhuwa-Meetto, макуа-меетто, makua
Makonde, маконде, chimakonde
Malagasy, малагасийский
Malay, малайский, melayu
Malayalam, малаялам, മലയാളം
Maliseet-Passamaquoddy, малесит-пассамакводди
Maltese, мальтийский, malti
Manchu, маньчжурский
Mandar, мандарский
Mandingo, мандинго
Manipuri, манипурский, মৈতৈলোন্
Manx, мэнский, gaelg
Mapuche, мапуче
Marathi, маратхи, मराठी
Mari, марийский
Marshallese, маршалльский
Marwari, марвари
Masai, масаи, maa
Mazanderani, мазандеранский, مازرونی
Medumba, медумба
Mende, менде
Mentawai
Meru, kĩmĩrũ
Metaʼ
Mi'kmaw, микмак
Michif, мичиф
Min Nan Chinese, миньнань
Minangkabau, минангкабау
Mingrelian
Mirandese, мирандский
Mizo
Mohawk, мохаук
Moksha, мокшанский
Moldovan, молдавский, moldovenească
Mongo, монго
Mongolian, монгольский, монгол
Montenegrin, черногорский, crnogorski
Moose Cree, мусский кри
Morisyen, маврикийский креольский, kreol morisien
Moroccan Arabic
Mossi
Mundang, мунданг, mundaŋ
Muscogee
Muslim Tat
Myene, миене
Māori, маори
Najdi Arabic, недждийский арабский, اللهجة النجدية
Nauru, науру
Navajo, навахо
Ndonga, ндонга
Neapolitan, неаполитанский
Nepali, непальский, नेपाली
Newari, неварский
Ngambay, нгамбайский
Ngiemboon, нгиембунд, shwóŋò ngiembɔɔn
Ngomba, нгомба, ndaꞌa
Nheengatu, ньенгату, nheẽgatu
Nias
Nigerian Pidgin, нигерийско-креольский, naijíriá píjin
Niuean
Nogai, ногайский
North Ndebele, северный ндебеле, isindebele
Northern East Cree, северо-восточный кри
Northern Frisian, северный фризский
Northern Luri, севернолурский, لۊری شومالی
Northern Sami, северносаамский, davvisámegiella
Northern Sotho, северный сото, sesotho sa leboa
Northern Tutchone, северный тутчоне
Northwestern Ojibwa, северо-западный оджибве
Norwegian Bokmål, норвежский букмол, norsk bokmål
Norwegian Nynorsk, нюнорск, norsk nynorsk
Norwegian, норвежский, norsk
Novial
Nuer, thok nath
Nyamwezi, ньямвези
Nyanja, ньянджа
Nyankole, ньянколе, runyankore
Nyasa Tonga, тонга
Nyoro, ньоро
Nzima, нзима
N’Ko, ߒߞߏ
Obolo, оболо
Occitan, окситанский
Odia, ଓଡ଼ିଆ
Oji-Cree, оджи-кри
Ojibwa, оджибва
Okanagan, оканаган
Oromo, оромо, oromoo
Osage, оседжи
Ossetic, осетинский
Ottoman Turkish, старотурецкий
Pahlavi, пехлевийский
Palatine German
Palauan, палау
Pali
Pampanga, пампанга
Pangasinan, пангасинан
Papiamento, папьяменто
Pashto, пушту, پښتو
Pennsylvania German
Persian, персидский, فارسی
Phoenician, финикийский
Picard
Piedmontese, piemontèis
Pijin, соломонский пиджин
Plains Cree, равнинный кри
Plautdietsch
Pohnpeian, понапе
Polish, польский, polski
Pontic
Portuguese, португальский, português
Prussian, прусский, prūsiskan
Punjabi, панджаби, ਪੰਜਾਬੀ
Quechua, кечуа, runasimi
Qʼeqchiʼ
Rajasthani, раджастхани, राजस्थानी
Rapanui, рапануйский
Rarotongan, раротонга
Riffian
Rohingya, рохинджа
Romagnol
Romanian, румынский, română
Romansh, романшский, rumantsch
Romany, цыганский
Rombo, ромбо, kihorombo
Rotuman
Roviana
Rundi, рунди, ikirundi
Russian, русский
Rusyn
Rwa, руанда, kiruwa
Saamia, саамиа
Saho
Samaritan Aramaic, самаритянский арамейский
Samburu, самбуру, kisampur
Samoan, самоанский
Samogitian
Sandawe, сандаве
Sango, санго, sängö
Sangu, сангу, ishisangu
Sanskrit, санскрит, संस्कृत भाषा
Santali, сантали, ᱥᱟᱱᱛᱟᱲᱤ
Sardinian, сардинский, sardu
Sasak, сасакский
Sassarese Sardinian
Saterland Frisian
Saurashtra
Scots, шотландский
Scottish Gaelic, гэльский, gàidhlig
Selayar
Selkup, селькупский
Sena
Seneca, сенека
Serbian, сербский, српски
Serbo-Croatian, сербохорватский, srpskohrvatski
Serer, серер
Seri
Seselwa Creole French, сейшельский креольский
Shambala, шамбала, kishambaa
Shan, шанский, တႆး
Shona, chishona
Sichuan Yi, ꆈꌠꉙ
Sicilian, сицилийский, sicilianu
Sidamo, сидама
Siksiká, сиксика
Silesian, силезский, ślōnski
Sindhi, синдхи, سنڌي
Sinhala, сингальский, සිංහල
Skolt Sami, колтта-саамский
Slovak, словацкий, slovenčina
Slovenian, словенский, slovenščina
Soga, olusoga
Sogdien, согдийский
Somali, сомали, soomaali
Soninke, сонинке
South Ndebele, южный ндебеле
Southern Altai, южноалтайский
Southern East Cree, юго-восточный кри
Southern Haida, южный хайда
Southern Kurdish, южнокурдский
Southern Lushootseed, южный лушуцид
Southern Sami, южносаамский
Southern Sotho, южный сото, sesotho
Southern Tutchone, южный тутчоне
Spanish, испанский, español
Sranan Tongo, сранан-тонго
Standard Moroccan Tamazight, тамазигхтский, ⵜⴰⵎⴰⵣⵉⵖⵜ
Straits Salish, стрейтс салиш
Sukuma, сукума
Sumerian, шумерский
Sundanese, сунданский, basa sunda
Susu
Swahili, суахили, kiswahili
Swampy Cree, болотный кри, ᓀᐦᐃᓇᐍᐏᐣ
Swati, свази
Swedish, шведский, svenska
Swiss German, швейцарский немецкий, schwiizertüütsch
Syriac, сирийский, ܣܘܪܝܝܐ
Tachelhit, ташельхит, ⵜⴰⵛⵍⵃⵉⵜ
Tagalog, тагальский
Tagish, тагиш
Tahitian, таитянский
Tahltan, талтан
Tai Dam
Taita, таита, kitaita
Tajik, таджикский, тоҷикӣ
Talysh
Tamashek, тамашек
Tamil, тамильский, தமிழ்
Taroko, седекский
Tasawaq, тасавак, tasawaq senni
Tatar, татарский, татар
Telugu, телугу, తెలుగు
Tereno, терено
Teso, kiteso
Tetum, тетум
Thai, тайский, ไทย
Tibetan, тибетский, བོད་སྐད་
Tigre, тигре
Tigrinya, тигринья, ትግርኛ
Timne, темне
Tiv
Tlingit, тлингит
Tok Pisin, ток-писин
Tokelauan, токелайский
Toki Pona, токипона
Tongan, тонганский, lea fakatonga
Tornedalen Finnish
Torwali
Tsakhur
Tsakonian
Tsimshian, цимшиан
Tsonga, тсонга
Tswana, тсвана, setswana
Tulu
Tumbuka, тумбука
Tunisian Arabic
Turkish, турецкий, türkçe
Turkmen, туркменский, türkmen dili
Turoyo, туройо
Tuvalu, тувалу
Tuvinian, тувинский
Tyap
Udmurt, удмуртский
Ugaritic, угаритский
Ukrainian, украинский, українська
Umbundu, умбунду
Upper Sorbian, верхнелужицкий, hornjoserbšćina
Urdu, اردو
Uyghur, уйгурский, ئۇيغۇرچە
Uzbek, узбекский, o‘zbek
Vai, ꕙꔤ
Venda, венда
Venetian, венецианский, veneto
Veps
Vietnamese, вьетнамский, tiếng việt
Volapük, волапюк
Votic, водский
Vunjo, вунджо, kyivunjo
Võro
Walloon, валлонский
Walser, валлисский
Waray, варай
Warlpiri, вальбири
Washo
Wayuu
Welsh, валлийский, cymraeg
West Flemish
Western Balochi, западный белуджский
Western Canadian Inuktitut, восточноканадский инуктитут
Western Frisian, западнофризский, frysk
Western Mari
Western Ojibwa, западный оджибве
Western Panjabi, лахнда
Wolaytta, воламо
Wolof, волоф
Wu Chinese
Xhosa, isixhosa
Xiang Chinese
Yakut, саха тыла
Yangben, янгбен, nuasue
Yao
Yapese
Yemba, йемба
Yiddish, ייִדיש
Yoruba, йоруба, èdè yorùbá
Zapotec, сапотекский
Zarma, джерма, zarmaciine
Zaza
Zeelandic
Zenaga, зенагский
Zhuang, чжуань, vahcuengh
Zoroastrian Dari
Zulu, isizulu
Zuni, зуньи`;
