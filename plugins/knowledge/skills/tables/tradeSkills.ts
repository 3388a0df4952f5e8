/** Building trades, transport and logistics, hospitality, beauty, farming and household services. The form is told at `parseSkillTable`. */
export const tradeSkills = String.raw`
# other | construction
Construction management = Construction supervision, Site management, управление строительством, строительный контроль, технический надзор, Site supervision, Construction project management, строительный надзор, Construction oversight, организация строительства
Construction = Building construction, Residential construction, Commercial construction, строительство, строительные работы, General construction, общестроительные работы, Construction work, строительно-монтажные работы, !СМР, Heavy construction
Cost estimating = Construction estimating, Estimating, Quantity surveying, Cost estimation, составление смет, сметное дело, смета, сметы, Quantity takeoff, Bill of quantities, Takeoffs, сметная документация, Project estimating, Estimation
Grand-Smeta = Гранд-Смета, Гранд Смета > Cost estimating | Smeta.ru, WinRIK, Bluebeam, PlanSwift, HeavyBid, Timberline Estimating
Executive documentation = исполнительная документация, ведение исполнительной документации, акты КС-2, КС-2, КС-3
Site safety = Construction safety, Scaffolding safety, Safety inspections, OSHA 30, OSHA 10 > Occupational safety
Carpentry = Woodworking, Cabinet making, Cabinetmaking, Joinery, столярные работы, плотницкие работы, Framing, Finish carpentry, Rough carpentry
Masonry = Bricklaying, Stonework, каменные работы, кладка кирпича, кирпичная кладка, Brickwork, Brick laying, Block laying, Stone masonry
Concrete work = Concrete finishing, Concrete pouring, Formwork, бетонные работы, монолитные работы, опалубка, Concrete placement, Concreting, Rebar, Steel fixing, армирование, заливка бетона
Roofing = кровельные работы, Roof installation, Roof repair
Plumbing = Pipefitting, Pipe fitting, сантехника, сантехнические работы, сантехмонтаж, Plumbing repair, Plumbing installation, Drain cleaning
Painting = House painting, Interior painting, малярные работы, покраска, Decorating, покраска стен, Exterior painting
Drywall = Drywall installation, Plastering, штукатурные работы, гипсокартон, монтаж гипсокартона, Sheetrock, штукатурка, отделочные работы, внутренняя отделка, ремонт квартир
Tiling = Tile setting, Flooring, Floor installation, плиточные работы, укладка плитки, настил полов, Tile installation
Insulation work = Thermal insulation, теплоизоляция, фасадные работы, Insulation installation, утепление фасадов, Damp proofing < Waterproofing (гидроизоляция)
Demolition = демонтаж, демонтажные работы
Excavation = Earthworks, Grading of land, земляные работы, Trenching
Heavy equipment operation = Heavy equipment, Heavy machinery, управление спецтехникой, спецтехника, Loader operation < Excavator operation (экскаватор), Crane operation (управление краном; Crane operator), Bulldozer, Backhoe, Skid steer, Rigging (стропальные работы)
Scaffolding = монтаж лесов, Scaffold erection
Glazing = Window installation, монтаж окон, Door installation, установка дверей
Steel erection = Ironwork, монтаж металлоконструкций, Structural steel
Renovation = Remodeling, Home repair, Handyman, Home improvement, мелкий бытовой ремонт, Restoration of buildings, General repairs
Locksmithing = Locksmith
Furniture assembly = сборка мебели, изготовление мебели, Furniture restoration, реставрация мебели
Welding certification = !НАКС, аттестация НАКС, Coded welding, Certified welder, AWS certified welder > Welding
Construction standards = нормативная документация в строительстве, ГОСТы и СНиПы, !СП и ГОСТ, знание СНиП, знание ГОСТ ~ Building codes
Stair and deck building = Decking, Fencing, Fence installation, установка заборов, монтаж заборов

# other | logistics and procurement
Logistics = Logistics management, Logistics coordination, логистика, транспортная логистика, управление логистикой, Distribution logistics, организация перевозок, Logistics planning, складская логистика, Transport planning, Logistics operations, Logistics processes, логистические процессы, планирование перевозок, организация доставки
Supply chain management = !SCM, Supply chain, цепочки поставок, управление цепями поставок, управление цепочками поставок, Supply chain optimization, Supply chain planning, Supply planning
Procurement = Purchasing, Strategic sourcing, закупки, снабжение, закупочная деятельность, управление закупками, организация закупок, Buying, Procurement management, материально-техническое снабжение, Supplier sourcing, Global sourcing, Purchase orders, Buyer experience
Supplier selection = поиск поставщиков, Supplier negotiation, Vendor selection, Supplier evaluation, подбор поставщиков, Supplier development
Inventory management = Inventory control, Stock control, Stock management, управление запасами, Inventory, инвентаризация, учет товара, учет товарно-материальных ценностей, Inventory tracking, Stocktaking, Cycle counting, контроль остатков, учет ТМЦ на складе, проведение инвентаризации, товароучет, Inventory planning, инвентаризация склада, проведение инвентаризаций, участие в инвентаризации, Stock counting, Stock levels, Stock checks, Ordering stock, Stock ordering, контроль запасов, заказ товара, формирование заказов поставщикам
Warehouse management = Warehousing, Warehouse operations, складской учет, управление складом, складское хозяйство, работа на складе, Warehouse, Warehouse work, складские операции, организация складской работы, Warehouse supervision
Warehouse management systems = !WMS, WMS-системы, Warehouse management system
Transport management systems = !TMS, Transportation management systems
Demand planning = Supply and demand planning, планирование поставок, Material planning, S&OP, Sales and operations planning, Replenishment planning
Forklift operation = Forklift, Forklift driving, Forklift operator, Forklift certified, управление погрузчиком, вилочный погрузчик, Pallet jack, Reach truck
Order picking = Picking and packing, Pick and pack, комплектация заказов, сборка заказов, комплектовка, Order selecting, Order picker, Order pickers, Kitting, Order assembly, Hand scanner picking, Pick lists, подбор заказов, сборка заказов по накладной
Shipping and receiving = Shipping, Receiving, Goods receipt, приемка товара, отгрузка товара, контроль отгрузки, прием и отгрузка товара, Dispatching goods, приём товара, отгрузки, Loading and unloading, погрузочно-разгрузочные работы, Unloading trucks, Shipping documentation, ?loading, ?unloading, Truck loading, Truck unloading, Loading trucks, погрузка, разгрузка, погрузка и разгрузка, Container unloading
Freight forwarding = Freight, Freight management, экспедирование, грузоперевозки, международные перевозки, Cargo handling, Container shipping, экспедиторская деятельность < Air freight, Ocean freight, Freight brokerage
Dispatching = Dispatch, диспетчеризация, Fleet dispatch, диспетчерская работа, Dispatcher
Fleet management = Vehicle fleet management, управление автопарком, Fleet maintenance, управление транспортом, мониторинг транспорта, контроль транспорта, Vehicle tracking
Route planning = Route optimization, планирование маршрутов, построение маршрутов, маршрутизация транспорта, оптимизация маршрутов, Journey planning
Transportation = Transportation management, Transport management, Trucking, Passenger transport, перевозки, Passenger service, Bus driving, Taxi driving, перевозка пассажиров, пассажирские перевозки
Delivery driving = Courier services, доставка, курьерская доставка, Delivery service, Package delivery, Last mile delivery
Incoterms = Инкотермс
3PL = Third-party logistics
Manhattan WMS = Manhattan Associates > Warehouse management systems
Blue Yonder = JDA Software > Supply chain management | Kinaxis, SAP IBP, Logility
Material handling = Materials handling, Lifting and carrying, Heavy lifting, Pallet stacking, Load securing, Load lashing, Securing loads, крепление груза, такелажные работы
Cold chain = Cold storage, холодовая цепь

# other | driving and vehicles
Driving = Vehicle operation, Defensive driving, вождение, вождение автомобиля, управление автомобилем, Safe driving, Chauffeur, безаварийное вождение, знание ПДД, !ПДД, правила дорожного движения, вождение автомобилей, аккуратное вождение, Clean driving record, Clean driving licence, Full driving licence, опыт вождения, Traffic rules
Truck driving = Commercial driving, Tractor-trailer, Long haul, управление грузовым автомобилем, Truck driver, OTR driving, Heavy truck driving, вождение грузовых автомобилей, вождение грузового автомобиля, Lorry driving, HGV driving, HGV Class 1, HGV Class 2, перевозка грузов, междугородние перевозки, водитель-международник
Driver's license = Driving licence, Driving license, Driver license, водительские права, водительское удостоверение, Valid driver's license, Drivers license, водительское удостоверение категории B, права категории B, категория B, права категории C, категория C, водительское удостоверение категории C, водительское удостоверение категории D, водительское удостоверение категории E, категория D, категория E, категории B, категории C, права категории B C, личный автомобиль, Driver’s licence, Class B driver's license, Drivers licence
CDL = !CDL, CDL Class A, Commercial driver's license, Class A CDL, HGV licence
Vehicle maintenance = Auto repair, Automotive repair, Vehicle repair, ремонт автомобилей, Car maintenance, Automotive maintenance, автосервис, автослесарь, Vehicle inspection, Oil changes, техническое обслуживание автомобилей, Transmission repair, Tire service, мелкий ремонт автомобиля, знание устройства автомобиля, устройство автомобиля, техническое обслуживание автомобиля, ТО и ремонт автомобилей, Pre-trip inspection, Pre-trip inspections, Vehicle checks, слесарь по ремонту автомобилей, кузовной ремонт, замена масла, диагностика ходовой, Car repair < Automotive diagnostics (диагностика автомобилей), Diesel engines (Diesel mechanics), Brake repair, Engine repair (ремонт двигателей), Auto body repair
Aircraft maintenance = Aviation maintenance, техническое обслуживание самолетов, Airframe and powerplant, Aircraft inspection
Piloting = Flight operations, Flying, Pilot training, Flight planning, пилотирование < Drone piloting (Drone operation; UAV operation)
Air traffic control = управление воздушным движением, Aircraft dispatch, Ground handling, Aircraft marshalling, Ramp operations, наземное обслуживание воздушных судов
Railway operations = железнодорожный транспорт, Train operation, Rail operations, Train driving, Train dispatching, Shunting, Signalling, железнодорожные перевозки, маневровая работа
Seamanship = Marine navigation at sea, Marine navigation, судовождение, Ship handling
GPS navigation = ГЛОНАСС, Map reading, знание города

# other | hospitality
Hospitality = Hospitality management, Hospitality industry, гостеприимство, гостиничный сервис, гостиничное дело, Hotel industry
Hotel management = Hotel operations, управление отелем, Rooms division, управление гостиницей, Guest relations, Revenue management of hotels, Front office management
Food service = Food and beverage service, Waiting tables, Serving food, обслуживание гостей, Table service, обслуживание столиков, Waitressing, Serving, Food serving, официант, Food and beverage, !F&B, F&B management, Order-taking at tables, Waiting on tables, обслуживание банкетов, работа в зале, Waiter service < Catering (кейтеринг), Banquets (Banquet service; организация банкетов)
Restaurant management = Restaurant operations, управление рестораном, Kitchen management, Food service management, ресторанный бизнес, управление кухней, Restaurant service
Cooking = Culinary arts, Food preparation, Culinary skills, кулинария, приготовление пищи, приготовление блюд, Grilling, Sauteing, Food prep, Chef skills, горячий цех, холодный цех, Knife skills, Food presentation, Culinary, Grill cooking, Line cooking, Short order cooking, европейская кухня, итальянская кухня, японская кухня, русская кухня, кавказская кухня, паназиатская кухня, работа на заготовках, заготовки, Italian cuisine, French cuisine, Asian cuisine, Sushi making, приготовление суши, приготовление пиццы, Pizza making, мясной цех, Butchery in kitchens, Mise en place, Recipes
Baking = Pastry, Bread baking, выпечка, кондитерское дело, Cake decorating, Pastry making, хлебопечение, Pastry arts
Menu planning = Menu development, разработка меню, составление меню, Recipe development, технологические карты блюд, составление технологических карт, Menu design, Menu creation, калькуляция блюд
Food safety = Food hygiene, Food handling, санитарные нормы, безопасность пищевых продуктов, Food sanitation, Food handler, Food safety and sanitation, Sanitation, Kitchen sanitation, Food handlers card < ServSafe, СанПиН
Food cost control = Food costing, Portion control, Cost of goods sold
Bartending = барное дело, Bar management, Alcohol service, Cocktail preparation, Cocktails, Bar service, работа за баром, Bar work < Barista skills (Barista; Coffee making; приготовление кофе; Espresso machines; работа бариста; бариста; Espresso making; Coffee brewing), Latte art, Mixology (Cocktail making; приготовление коктейлей)
Wine knowledge = Sommelier, Wine pairing, Wine tasting, Wine service, знание вин
Housekeeping = Room cleaning, Hotel housekeeping, уборка номеров, Housekeeping management, ведение домашнего хозяйства, Turndown service, Room inspection, Room inspections, Bed making, смена белья, уборка гостиничных номеров, Linen management < Laundry, Ironing (глажка)
Cleaning = Commercial cleaning, Janitorial, уборка, уборка помещений, клининг, Deep cleaning, Janitorial services, Sanitizing, Disinfection, Floor care, Window cleaning, генеральная уборка, мытьё окон, мойка окон, поддержание чистоты, влажная уборка, Cleaning schedules, санитарная обработка, химчистка мебели, уборка территории
Concierge services = Concierge, консьерж, Bell service
Reservations = Booking, Ticketing, Reservation systems, бронирование, бронирование билетов, бронирование отелей, Booking management, Table reservations, Flight booking, бронирование столов, бронирование столиков, Table bookings, Room bookings, Hotel booking
Opera PMS = Oracle Hospitality, Micros Opera, Fidelio, Opera Property Management > Reservations | Amadeus GDS, Sabre GDS, Galileo GDS, Travelport, Protel, OpenTable, Toast POS, Aloha POS
Tourism = Travel agency, туризм, Tour guiding, Tour operations, экскурсоводство, организация туров, Tour planning, проведение экскурсий, туроператорская деятельность
Cabin crew = In-flight service, Flight attendant, бортпроводник
Kitchen equipment = Commercial kitchen, кухонное оборудование
Dishwashing = мытье посуды, Busing tables

# other | personal services and farming
Hairdressing = Hair styling, Hair cutting, парикмахерское искусство, Hair coloring, стрижка, окрашивание волос, Barbering, Hairstyling, парикмахерские услуги, укладка волос, Haircutting, Hair colouring, женские стрижки, мужские стрижки, детские стрижки, окрашивание, сложное окрашивание, Balayage, укладки, вечерние причёски
Makeup artistry = Makeup application, макияж, визаж, Makeup, Bridal makeup
Skin care = Esthetics, уход за кожей, эстетическая косметология, Skincare, чистка лица, уходовые процедуры, пилинг, пилинги, Chemical peels, Skin analysis < Waxing (депиляция; шугаринг), Facials
Nail care = наращивание ногтей, Nail art, маникюр и педикюр, покрытие гель-лаком, аппаратный маникюр, комбинированный маникюр, Gel nails, Acrylic nails < Manicure (маникюр), Pedicure (педикюр)
Yoga instruction = Yoga teaching, йога, Yoga < Pilates (пилатес)
Lifeguarding = Water safety, Swimming instruction, плавание, Swim instruction
Farming = Agriculture, Crop production, сельское хозяйство, земледелие, Farm management, Harvesting, Sustainable agriculture, Organic farming
Animal husbandry = Livestock management, животноводство, Livestock, Dairy farming, Cattle management, Poultry farming
Tractor operation = управление трактором, Farm machinery, Farm equipment, тракторист, Tractor driving, Combine harvester driving, управление комбайном, удостоверение тракториста
Horticulture = Gardening, садоводство, озеленение, Lawn care, Grounds maintenance, Greenhouse management, Tree care, Nursery management < Landscaping (ландшафтные работы; Hard landscaping; Garden design), Floristry (флористика; Floral design; Flower arranging), Pruning
Forestry = Forest management, лесное хозяйство, Chainsaw operation, Arboriculture, Logging of timber
Fishing = Aquaculture, рыболовство, Fish farming
Pest control = Extermination, борьба с вредителями, дезинсекция, Pest management
Animal training = Dog training, дрессировка < Pet grooming (Dog grooming; груминг)
Butchery = Meat cutting, обвалка мяса, Meat processing, разделка мяса
Shoe repair = ремонт обуви
Leatherworking = работа с кожей
Upholstery = обивка мебели
Funeral services = Embalming
Eyelash extensions = Lash extensions, наращивание ресниц, ламинирование ресниц, Lash lift, Brow shaping, коррекция бровей, оформление бровей, архитектура бровей, Eyebrow shaping
Tattooing = Tattoo art, Body piercing, татуаж, перманентный макияж, Permanent makeup, Microblading
Crop rotation = Crop planning, Soil preparation, севооборот, Sowing, Seeding, Spraying crops > Farming
Animal handling = Handling animals, Working with animals, уход за животными, работа с животными, Kennel work
Household help = Errands, Grocery shopping for clients, помощь по хозяйству, помощь по дому, домашний персонал
`;
