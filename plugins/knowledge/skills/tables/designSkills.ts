/** Interface, graphic and industrial design, video, sound and writing. See `parseSkillTable` for the format. */
export const designSkills = String.raw`
# technical | interface design
UX design = !UX, User experience, User experience design, UX/UI, UX/UI design, UX-дизайн, UX/UI дизайн, юзабилити, User-centered design, User-centred design, Human-centered design, Human-computer interaction, UX principles, UX writing principles, User-centric design, User centric, UX designer ~ UI design
UI design = !UI, User interface, User interface design, UI/UX, UI/UX design, Interface design, UI-дизайн, дизайн интерфейсов, проектирование интерфейсов, Layouts for interfaces, UI components ~ UX design
User research = UX research, Usability research, User studies, исследование пользователей, пользовательские исследования, UX-исследования
User interviews = Customer interviews, In-depth interviews, Customer development, CustDev, глубинные интервью, интервью с пользователями
Usability testing = User testing, Usability tests, UserTesting, UserTesting.com, тестирование юзабилити, юзабилити-тестирование
Wireframing = Wireframes, Mockups, Mock-ups, вайрфреймы
Prototyping = Prototypes, Rapid prototyping, Interactive prototypes, Interactive prototyping, прототипирование, создание прототипов
Interaction design = !IxD, проектирование взаимодействия
Product design = Digital product design, продуктовый дизайн, дизайн продукта
Web design = Website design, Web designer, веб-дизайн, дизайн сайтов
Mobile design = Mobile UI design, Mobile app design, мобильный дизайн
Design systems = Design system, Component libraries, Style guides, Pattern libraries, дизайн-системы
Design thinking = дизайн-мышление
Service design = сервис-дизайн
Information architecture = информационная архитектура, Site maps < Card sorting, Tree testing
Journey mapping = Customer journey mapping, User journey mapping, Customer journey maps, User flows, Personas, !CJM, карта пути клиента
Visual design = визуальный дизайн, Mood boards, Moodboards, мудборд, Visual storytelling, Visual concepts, Concept development, Creative concepts, Concept design, разработка концепции, Creative design, креативные концепции
Figma = FigJam, фигма > UI design ~ Sketch, Adobe XD
Sketch = !Sketch, Sketch App > UI design ~ Figma, Adobe XD
Adobe XD = !XD > UI design ~ Figma, Sketch
InVision = InVision Studio > Prototyping
Axure = Axure RP > Prototyping
Balsamiq > Wireframing
Framer = !Framer, Framer Motion > Prototyping
Principle for Mac > Prototyping | ProtoPie, Origami Studio, Marvel App
Zeplin
Miro = !Miro ~ Mural
Mural = !Mural, Mural.co ~ Miro
Maze = Maze.co > Usability testing
Optimal Workshop > User research | Lookback.io, Dovetail research
Lucidchart = Lucid Chart, diagrams.net, Lucidspark | Draw.io
Webflow > Web design ~ Framer
Tilda = Тильда, Tilda Publishing > Web design
Wix > Web design | Squarespace, Weebly
Readymag > Web design
Penpot > UI design 

# technical | graphic design
Graphic design = Graphics design, Graphical design, Graphic designer, графический дизайн, графика, Poster design, Flyer design, Banner design, Brochure design, Business card design, дизайн баннеров, дизайн буклетов, Social media graphics
Illustration = Digital illustration, Illustrating, иллюстрация, создание иллюстраций
Typography = Typesetting, типографика, Font design, Lettering < Calligraphy
Branding = Brand identity, Brand design, Visual identity, Corporate identity, брендинг, фирменный стиль, айдентика, Brand guidelines, разработка фирменного стиля
Logo design = дизайн логотипов, Logo creation, создание логотипов
Print design = Layout design, Page layout, Print production, Prepress, Pre-press, Editorial design, полиграфия, предпечатная подготовка, допечатная подготовка, верстка полиграфии
Packaging design = дизайн упаковки
Icon design = дизайн иконок
Presentation design = PowerPoint design, дизайн презентаций, Presentation materials
Photo editing = Photo retouching, Image editing, Retouching, Photo manipulation, ретушь, обработка фотографий, обработка фото, Color correction
Drawing = Sketching, Freehand drawing, рисунок, рисование
Color theory = Colour theory, колористика
Adobe Creative Suite = Adobe Creative Cloud, Creative Suite, Creative Cloud, Adobe CC, Adobe CS6, Adobe Suite, пакет Adobe
Photoshop = Adobe Photoshop, фотошоп > Graphic design ~ GIMP
Adobe Illustrator = !Illustrator, AI/Illustrator > Graphic design ~ CorelDRAW
InDesign = Adobe InDesign > Print design
CorelDRAW = Corel Draw, Corel, CorelDRAW Graphics Suite > Graphic design ~ Adobe Illustrator
Adobe Lightroom = !Lightroom > Photo editing
Adobe Acrobat = Acrobat Pro, !Acrobat, Adobe Acrobat Reader, Adobe Systems Adobe Acrobat
Adobe Dreamweaver = Dreamweaver > Web design
Adobe Animate = Adobe Flash, Macromedia Flash > Animation
Adobe FrameMaker = FrameMaker
Adobe Fireworks
GIMP = !GIMP > Photo editing ~ Photoshop
Inkscape > Graphic design
Affinity Designer > Graphic design | Affinity Photo, Affinity Publisher
Procreate = !Procreate > Illustration
Canva = канва > Graphic design
QuarkXPress = Quark Xpress > Print design
Scribus > Print design

# technical | video and animation
Video editing = Video production, Film editing, Video post-production, Post-production, Video editor, монтаж видео, видеомонтаж, монтаж видеороликов, Video content, Video and audio editing, Reels editing, монтаж рилс, съёмка и монтаж видео, съёмка рилс, рилс, Reels, съёмка Reels, короткие видео, Short-form video
Videography = Video shooting, Camera operation, Cinematography, видеосъемка, Filmmaking, Film production, Motion pictures, Camera work, съёмка видео, видеосъёмка и монтаж
Photography = Photographer, Product photography, Portrait photography, Digital photography, фотография, фотосъемка, предметная съемка
Motion graphics = Motion design, моушн-дизайн, моушен-дизайн, Motion designer
Animation = 2D animation, 3D animation, Character animation, анимация, 2D-анимация, 3D-анимация
3D modeling = 3D modelling, 3D design, 3D rendering, 3D-моделирование, трехмерное моделирование, Three-dimensional modeling, 3D visualization, 3D-визуализация, 3D rendering software, Rendering of interiors, рендеринг, рендер
Storyboarding = Storyboards, раскадровка
Visual effects = !VFX, Compositing, Special effects, визуальные эффекты
Adobe Premiere Pro = Premiere Pro, Adobe Premiere, !Premiere > Video editing ~ Final Cut Pro, DaVinci Resolve
After Effects = Adobe After Effects, AfterEffects, Adobe AfterEffects > Motion graphics
Final Cut Pro = Final Cut, FinalCut Pro > Video editing ~ Adobe Premiere Pro
DaVinci Resolve = Davinci > Video editing
Avid Media Composer = !Avid, Avid > Video editing
CapCut = Vegas Pro > Video editing | iMovie, Sony Vegas, Camtasia
Blender = !Blender, Blender 3D > 3D modeling ~ Maya, 3ds Max
Maya = Autodesk Maya, Maya 3D, !?Maya > 3D modeling ~ Blender
3ds Max = 3D Max, Autodesk 3ds Max, 3DS MAX Design, 3D Studio Max, Autodesk 3ds Max Design, Autodesk 3D Studio Design > 3D modeling ~ Blender
Cinema 4D = !C4D > 3D modeling
ZBrush = Substance Designer > 3D modeling | Substance Painter
Houdini = SideFX Houdini > Visual effects
Nuke = The Foundry Nuke, Nuke compositing > Visual effects
V-Ray = VRay > 3D modeling | Corona Renderer, KeyShot, Lumion, Enscape
SketchUp = Sketch Up, Google SketchUp, Trimble SketchUp, SketchUp Pro > 3D modeling
Rhino = Rhinoceros 3D, Rhino 3D, McNeel Rhino, McNeel Rhinoceros, !?Rhino > 3D modeling < Grasshopper 3D
Toon Boom = Toon Boom Harmony > Animation
OBS Studio = Live streaming | vMix
Sketchfab > 3D modeling
Vyond | Vimeo, Screencastify
Wacom = Wacom tablet, Graphics tablet, графический планшет > Illustration

# technical | sound and stage
Sound recording = Audio recording, Sound engineering, Audio engineering, звукозапись, звукорежиссура
Sound design = Audio design, саунд-дизайн
Audio editing = Audio production, Audio mixing, Music production, Mixing and mastering, Sound editing, Podcast production, Podcasting, монтаж звука, сведение звука, Sound mixing, Sound mastering, Live sound, звукомонтаж, аудиомонтаж
Pro Tools = Avid Pro Tools > Audio editing
Logic Pro = Logic Pro X > Audio editing
Ableton Live = Ableton > Audio editing
FL Studio = Steinberg Cubase > Audio editing | Cubase, Adobe Audition, Audacity, Reaper DAW
Music composition = Songwriting, Composing music, сочинение музыки
Musical instruments = игра на фортепиано, Sight reading, Ensemble performance, Piano teaching, Orchestral performance, Accompaniment, аккомпанемент, концертмейстер, игра на гитаре, Drums, Saxophone, Cello, Flute, вокально-инструментальный ансамбль < Piano, Guitar playing, Violin
Singing = Vocals, вокал, Choral singing
Acting = Stage acting, Theatre acting, актерское мастерство
Directing = Film directing, Stage directing, режиссура
Choreography = Dance instruction, хореография
Stage lighting = Lighting design, Theatre lighting
Broadcasting = Radio broadcasting, Television production, TV production, Broadcast journalism, телевидение
Stage management = Stage manager, Stage production, Theatre production, Live events production, сценическое мастерство, постановка спектаклей, Backstage work
Event hosting = Master of ceremonies, ведение мероприятий, ведущий мероприятий, Hosting events, Presenting events, ведение концертов, ведение свадеб, тамада, аниматор
Dance = ?Dancing, Ballroom dancing, Ballet, современный танец, танцы, бальные танцы

# technical | spaces and fashion
Interior design = Interior decoration, Space planning, дизайн интерьера, Material selection, FF&E schedules, FF&E, подбор материалов и мебели, подбор мебели, создание коллажей, коллажи, визуализация интерьеров, авторское сопровождение, Furniture selection, Colour schemes, Home staging, Space design, декорирование, планировочные решения, рабочие чертежи
Landscape design = Landscape architecture, ландшафтный дизайн
Exhibition design = Set design, Window dressing, мерчандайзинг витрин < Visual merchandising (Window displays; Window dressing displays; Shop displays; оформление витрин; Display building; оформление торгового зала)
Furniture design = Furniture making, дизайн мебели
Fashion design = Clothing design, Garment design, дизайн одежды, Fashion illustration, Draping, Fashion styling, стилист по одежде, Costume making, Costume design, Wardrobe styling
Pattern making = построение выкроек, Patternmaking, Pattern cutting, конструирование одежды, Garment construction
Sewing = Tailoring, Dressmaking, шитье, пошив одежды, Embroidery, ремонт одежды, раскрой ткани, раскрой, работа на промышленной швейной машине, швейное дело, оверлок, Overlocking, Industrial sewing machines, Clothing alterations, Alterations, Hemming, подгонка одежды, Quilting, Fabric cutting, вышивка, вязание, Knitting, Crochet
Textile design = Knitwear design, Textiles
Jewelry design = Jewellery design, Jewelry making, ювелирное дело
Industrial design = промышленный дизайн
Optitex = Gerber Technology AccuMark > Fashion design | Gerber AccuMark, CLO 3D, Marvelous Designer, Lectra
Art direction = Creative direction, Art director, арт-дирекшн, Creative director

# technical | writing
Writing = Creative writing, Professional writing, Article writing, написание статей, написание текстов
Copywriting = Copywriter, Copy writing, копирайтинг, рекламные тексты, SEO copywriting
Content writing = Blog writing, Blogging, Web content writing, Content creation, создание контента, Blog posts, рерайтинг, ведение блога
Technical writing = Technical writer, User manuals, технический писатель, Documentation writing
UX writing = Microcopy
Editing = Copy editing, Copyediting, Editorial, Text editing, редактирование текстов, редактура, литературное редактирование, Manuscript editing
Proofreading = Proof reading, корректура, вычитка текстов
Translation = Translating, Written translation, перевод текстов, письменный перевод, переводы, технический перевод, Technical translation, Terminology management, Post-editing, Machine translation post-editing, Literary translation, Legal translation, юридический перевод, медицинский перевод, художественный перевод, перевод документов, письменный перевод документов
Interpreting = Simultaneous interpreting, Consecutive interpreting, устный перевод, синхронный перевод, последовательный перевод, Simultaneous interpretation, Consecutive interpretation, Conference interpreting, Liaison interpreting, Medical interpreting, устный последовательный перевод
Localization = Localisation, Software localization, локализация
CAT tools = SDL Trados > Translation < Trados, MemoQ, Memsource, Smartcat
Subtitling = Transcription, Captioning, транскрибация, расшифровка аудио
Journalism = Investigative journalism, Reporting news, News writing, журналистика, Fact-checking, News reporting, News gathering, проверка фактов, Interview writing, новостная журналистика, репортажи, интервьюирование, работа с источниками информации, работа с источниками, Source verification, Feature writing, Headline writing
Publishing = Desktop publishing, Digital publishing, издательское дело
Script writing = Screenwriting, Scriptwriting, сценарное мастерство, написание сценариев, Script editing, Story editing, Screenplay analysis
Grant writing = Grant proposals, Proposal writing, грантрайтинг, Grant applications, Funding applications, Funding bids, подготовка заявок на гранты
Academic writing = Scientific writing, Research writing, Scientific publications, научные публикации, Publication record, Academic publications, Research publications, Peer-reviewed publications, Scientific articles, Research papers, Journal articles, Scientific papers, Scientific communication, написание научных статей, Conference papers
Speechwriting = Speech writing
`;
