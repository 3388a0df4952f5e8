/** Marketing, advertising, public relations, sales, retail and customer service. See `parseSkillTable` for the format. */
export const salesSkills = String.raw`
# other | marketing
Marketing = Marketing management, маркетинг, Marketing communications, маркетинговые коммуникации
Digital marketing = Online marketing, Internet marketing, интернет-маркетинг, диджитал-маркетинг, digital-маркетинг, Performance marketing > Marketing
Marketing strategy = Marketing planning, Marketing plans, маркетинговая стратегия, разработка маркетинговой стратегии, Strategic marketing > Marketing
Product marketing = продуктовый маркетинг, Product positioning > Marketing
Brand management = Brand strategy, Brand development, бренд-менеджмент, управление брендом, Brand marketing, Brand awareness, продвижение бренда > Marketing
Content marketing = контент-маркетинг, Content scheduling, Content calendars, Editorial calendars > Marketing
Content strategy = Content planning, Content management, контент-стратегия, контент-план, Editorial planning
Social media marketing = !SMM, Social media, Social media management, Social media strategy, Social networks, продвижение в социальных сетях, ведение социальных сетей, соцсети, Community management, комьюнити-менеджмент, Social media content, ведение аккаунта в Instagram, ведение групп ВКонтакте, ведение аккаунтов, ведение Telegram-канала, ведение телеграм-канала, ведение соцсетей, Instagram marketing, Facebook marketing, Posting content, Community moderation, модерация комментариев > Digital marketing
Influencer marketing = работа с блогерами, Blogger outreach > Digital marketing
Email marketing = E-mail marketing, Email campaigns, Newsletters, email-маркетинг, e-mail рассылки, Email automation, Newsletter writing, Newsletter creation, Mailing campaigns, рассылки > Digital marketing
Marketing automation = Lead nurturing > Marketing
Affiliate marketing = партнерский маркетинг, CPA-маркетинг > Digital marketing
SEO = !SEO, Search engine optimization, Technical SEO, On-page SEO, Link building, поисковая оптимизация, SEO-оптимизация, SEO-продвижение, поисковое продвижение > Digital marketing ~ SEM
SEM = !SEM, Search engine marketing > Digital marketing ~ SEO
PPC advertising = !PPC, Pay-per-click, Paid search, Paid advertising, Paid media, контекстная реклама, Online advertising, Digital advertising, интернет-реклама, Display advertising > Digital marketing
Google Ads = Google AdWords, !AdWords > PPC advertising ~ Yandex Direct
Yandex Direct = Яндекс.Директ > PPC advertising ~ Google Ads
Facebook Ads = Meta Ads, Facebook Ads Manager, Meta Ads Manager, Facebook advertising, Meta Business Suite > PPC advertising
LinkedIn Ads > PPC advertising | TikTok Ads, Twitter Ads
VK Ads = VK Реклама, таргетинг ВКонтакте > PPC advertising < myTarget
Targeted advertising = Retargeting, Remarketing, таргетированная реклама, таргет, Ad targeting > PPC advertising
Programmatic advertising = Programmatic, !RTB, Real-time bidding > Digital marketing < DoubleClick
Mobile marketing > Digital marketing < App store optimization (!ASO), AppsFlyer, Adjust analytics
Conversion rate optimization = !CRO, Conversion optimization, Landing page optimization, оптимизация конверсии, Landing pages, лендинги
Media planning = Media buying, медиапланирование, закупка рекламы
Advertising = Advertising campaigns, Ad campaigns, реклама, рекламные кампании, Campaign management, Marketing campaigns, Campaign planning, управление рекламными кампаниями
Trade marketing = трейд-маркетинг, BTL, Sales promotion, промоакции, Promotions planning > Marketing
Customer segmentation = Market segmentation, Audience segmentation, сегментация клиентов, Target audience analysis
Customer retention = Loyalty programs, Customer loyalty, программы лояльности, удержание клиентов, Churn reduction
Customer acquisition = User acquisition, привлечение клиентов, Client acquisition, поиск и привлечение клиентов, привлечение новых клиентов, New clients, Acquire new customers, Winning new business, New customers
Demand generation = Demand gen, Inbound marketing, Outbound marketing
Account-based marketing = !ABM
Growth marketing > Digital marketing
B2B marketing > Marketing
Event marketing = Trade shows, Exhibitions, выставки, участие в выставках, организация выставок
Public relations = !PR, Media relations, связи с общественностью, PR-кампании, Press releases, пресс-релизы, Public affairs, работа со СМИ, Corporate communications, Press relations
Crisis communications = Crisis communication > Public relations
Internal communications = Employee communications, внутренние коммуникации
Reputation management = Online reputation management, !SERM, !ORM, управление репутацией
Ahrefs = !Ahrefs > SEO | SEMrush, Moz Pro, Screaming Frog, Serpstat, Key Collector
Google Search Console = Google Webmaster Tools > SEO
Mailchimp = Mail Chimp > Email marketing | SendGrid, Klaviyo, Unisender, Constant Contact, Campaign Monitor
Hootsuite > Social media marketing | Buffer app, Sprout Social
WordPress = Word Press, WooCommerce > CMS
CMS = !CMS, Content management systems, системы управления контентом
Joomla > CMS | Drupal, TYPO3, Umbraco, Sitecore, Adobe Experience Manager, MODX, OpenCart, Contentful, Strapi, Sanity.io, Ghost CMS
Shopify > E-commerce | Magento, PrestaShop, BigCommerce
E-commerce = Ecommerce, Electronic commerce, Online retail, Online sales, электронная коммерция, интернет-торговля, Online store management, интернет-магазины
Marketplaces = маркетплейсы, работа с маркетплейсами, Marketplace management, продажи на маркетплейсах < Wildberries, Ozon, Amazon Seller Central, Яндекс Маркет, eBay selling
Facebook = !?Facebook | Instagram, YouTube, TikTok, Pinterest, Snapchat, Flickr
LinkedIn = !?LinkedIn, LinkedIn Recruiter | LinkedIn Sales Navigator
Google AdSense = AdSense > PPC advertising | Google AdMob (AdMob), Display & Video 360 (!DV360), Campaign Manager 360
Mautic > Marketing automation
Mailgun > Email marketing | Brevo (Sendinblue), SendPulse
Yoast SEO = Yoast > SEO
Shopware > E-commerce | VTEX, Ecwid, InSales
Directus > CMS | Storyblok, Prismic, Pimcore, Payload CMS, ProcessWire, phpBB
Online classifieds = Авито, Avito, размещение объявлений на Авито, Etsy, AliExpress, Этси > E-commerce

# other | sales
Sales = Selling, Sales skills, Sales experience, Sales representative, продажи, навыки продаж, опыт продаж, Sales techniques, техника продаж, Product sales, развитие продаж, увеличение продаж, Increasing sales, Driving sales, Sales process, Sales processes, Sales targets, Sales results, Sales tools, работа в торговле, Selling skills, рост продаж
Sales management = Sales manager, Sales leadership, Sales operations, управление продажами, управление отделом продаж, руководство отделом продаж, организация продаж > Sales
Sales strategy = Sales planning, Sales plan, стратегия продаж, планирование продаж, выполнение плана продаж > Sales
B2B sales = !B2B, Business-to-business, B2B продажи, продажи B2B, корпоративные продажи, Corporate sales, Enterprise sales > Sales
B2C sales = !B2C, Business-to-consumer, B2C продажи, продажи B2C > Sales
Account management = Key account management, Account manager, Client management, ведение клиентов, работа с ключевыми клиентами, Key accounts, управление клиентами, Major accounts, ключевые клиенты, сопровождение клиентов, ведение клиентской базы
Lead generation = Lead qualification, Prospecting, Sales prospecting, лидогенерация, генерация лидов, Business leads
Cold calling = Cold calls, холодные звонки, телефонные продажи, Telephone sales, Outbound calling, Telesales, Telemarketing, телемаркетинг, холодные продажи, Outbound sales, исходящие звонки клиентам, отработка скриптов, работа по скриптам, Call scripts, обзвон клиентов, обзвон базы, обзвон > Sales
Inside sales > Sales
Direct sales = Door-to-door sales, Field sales, Outside sales, прямые продажи, активные продажи, Face-to-face sales > Sales
Solution selling = Consultative selling, Consultative sales, SPIN selling, Value selling, Technical sales, Pre-sales, Presales, пресейл, Sales engineering > Sales
Upselling = Cross-selling, Up-selling, Upsell, допродажи, кросс-продажи, Suggestive selling > Sales
Closing deals = Deal closing, Sales closing, заключение сделок, заключение договоров
Sales pipeline management = Pipeline management, Sales funnel, воронка продаж, Sales pipeline, Territory management
Sales reporting = Sales analysis, Sales analytics, анализ продаж
Sales training = обучение продажам
Channel sales = Distribution management, Dealer management, дистрибуция, работа с дилерами, Dealer network, дилерская сеть
Pharmaceutical sales = Medical sales, Medical device sales > Sales
Insurance sales = страхование, продажа страховых продуктов
Customer relations = Client relations, Customer engagement, Client engagement, работа с клиентами, Customer interaction, работа с клиентской базой, общение с клиентами, работа с базой клиентов, работа с людьми, Customer contact, Client contact, Customer communication, Client facing, Customer-facing, ?customer needs, ?client needs, ?user needs
Commercial proposals = подготовка коммерческих предложений, составление коммерческих предложений, коммерческие предложения, Sales proposals
Client presentations = Sales presentations, Product demonstrations, Product demos, презентация товара, презентация продукта, презентация товаров и услуг
Working with objections = Objection handling, работа с возражениями, умение работать с возражениями, отработка возражений, преодоление возражений
Gong.io | Outreach.io, Salesloft, ZoomInfo, Apollo.io
Merchandising = Merchandise display, мерчандайзинг, выкладка товара, Product display, Planograms, Retail merchandising, мерчендайзинг, мерчандайзер, ротация товара, выкладка продукции, контроль сроков годности, Stock rotation, товарное соседство, планограмма < Category management (категорийный менеджмент; управление ассортиментом; Assortment planning)

# other | retail and customer service
Retail = Retail sales, Retail management, Retail operations, Store management, розничная торговля, розничные продажи, ритейл, управление магазином, розница, знание складской программы, Gift wrapping, Shop work, Boutique sales, продуктовая розница
Customer service = Customer support, Client service, Customer care, Client support, Customer service skills, Guest service, Customer assistance, обслуживание клиентов, клиентский сервис, обслуживание покупателей, поддержка клиентов, консультирование клиентов, консультирование покупателей, ?service delivery, First-class service, Front-line service, консультирование посетителей, консультации клиентов, Queue management, Customer queries, Customer enquiries, Handling enquiries, ответы на вопросы клиентов, Answering queries, Customer advice, Customer help, First-line support, сервисное обслуживание клиентов
Customer success = Customer success management, Client success > Account management
Customer experience = !CX, Customer experience management, Customer satisfaction, клиентский опыт, удовлетворенность клиентов, NPS surveys
Complaint handling = Complaint resolution, Handling complaints, Complaints management, работа с жалобами, работа с претензиями, обработка жалоб, претензионная работа с клиентами, Customer complaints, Guest complaints, работа с негативом, отработка негатива, Service recovery, работа с отзывами, ответы на отзывы, Handling difficult customers
Call center = Call centre, Contact center, Call handling, Inbound calls, колл-центр, call-центр, контакт-центр, прием входящих звонков, обработка звонков, Incoming calls, Inbound and outbound calls, работа в колл-центре, консультирование по телефону, телефонное консультирование, Telephone advice, Telephone support, Telephone customer service
Live chat = Chat support, Live chat support
Cash handling = Cash register, Cash management at till, Cashiering, Cashier, кассовые операции, работа с кассой, работа на кассе, ведение кассы, кассовая дисциплина, Cash counting, составление кассового отчёта, кассовые отчёты, сдача выручки, Cash deposits, Cash reports, Till reconciliation, подсчёт выручки, закрытие кассы, Float management
Point of sale systems = !POS, Point of sale, POS systems, POS terminal, EPOS, работа с терминалом, платёжные терминалы, онлайн-касса < Lightspeed POS, Square POS, Micros POS, R-Keeper, iiko
Stock replenishment = Shelf stocking, Stocking shelves, Stocking, пополнение полок, Shelf stacking, Replenishing shelves, Shelf filling, раскладка товара, Restocking
Loss prevention = Theft prevention, предотвращение потерь, Shrinkage control
Order processing = Order management, Order fulfillment, Order entry, Order taking, обработка заказов, прием заказов, Order fulfilment
Zendesk > Customer service | Intercom, Freshdesk, LiveChat, Jivosite, Help Scout, Gorgias
Product knowledge = Knowledge of products, знание ассортимента, знание товара, Product expertise, Product training
Store opening and closing = Opening and closing store, Opening and closing procedures, Opening procedures, Closing procedures, открытие и закрытие магазина, открытие и закрытие смены, Opening and closing duties, Opening and closing shifts, Locking up, Key holding, Keyholder duties, Keyholding, Key control
Shop floor work = Sales floor, Fitting room, работа в торговом зале, торговый зал
Public transport ticketing = Ticket sales, Ticket checking, Fare collection, продажа билетов, проверка билетов
`;
