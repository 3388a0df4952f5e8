/** Evidence that words are a person's name; lower case. Absence from the list says nothing. */

const words = (text: string): string[] =>
  text
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean);

export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  words(`
james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony mark donald steven paul andrew joshua kenneth kevin brian george timothy ronald edward jason jeffrey ryan jacob gary nicholas eric jonathan stephen larry justin scott brandon benjamin samuel gregory alexander frank patrick raymond jack dennis
jerry tyler aaron jose adam nathan henry zachary douglas peter kyle noah ethan jeremy walter christian keith roger terry austin sean gerald carl harold dylan arthur lawrence jordan jesse bryan billy bruce gabriel logan alan juan albert willie elijah wayne randy vincent mason roy ralph bobby russell bradley philip eugene luke liam oliver lucas leo max
mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty sandra margaret ashley kimberly emily donna michelle carol amanda melissa deborah stephanie rebecca sharon laura cynthia dorothy amy kathleen angela shirley emma brenda pamela nicole anna samantha katherine christine helen debra rachel carolyn janet maria catherine heather
diane olivia julie joyce victoria ruth virginia lauren kelly christina joan evelyn judith andrea hannah megan cheryl jacqueline martha madison teresa gloria sara janice ann kathryn abigail sophia frances jean alice judy isabella julia grace amber denise danielle marilyn beverly charlotte natalie theresa diana brittany doris kayla alexis lori marie jane lena maya nora zoe chloe lily ella mia ava
alex alexandra taylor morgan jamie casey riley avery cameron sam chris pat robin drew marcus olivier pierre jean-pierre jacques michel louis françois francois antoine nicolas julien sophie camille claire marion élodie elodie hans klaus jürgen jurgen wolfgang stefan andreas markus sebastian florian tobias lukas anja katrin sabine heike ingrid greta
giovanni marco luca matteo alessandro francesco giulia chiara elena paolo antonio carlos luis miguel javier pedro diego sergio fernando rafael alejandro manuel pablo ricardo eduardo lucia carmen ana isabel sofia paula valentina camila joao joão tiago rui inês ines beatriz piotr krzysztof andrzej tomasz paweł pawel marcin agnieszka katarzyna małgorzata ewa magdalena jan jakub
jiri jiří petr pavel martin tomáš zuzana istván lászló zoltán katalin ion andrei mihai ioana cristina dimitris giorgos nikos eleni ivan dmitry dmitri sergey sergei alexey alexei mikhail vladimir nikolai nikolay yuri igor oleg andrey anatoly boris konstantin maxim roman denis artem ilya kirill anton vadim vitaly olga tatiana natalia irina svetlana ekaterina yulia marina anastasia daria ksenia galina lyudmila nina oksana polina
ahmed mohamed mohammed muhammad ali omar hassan hussein ibrahim mustafa youssef khalid fatima aisha layla mariam zainab noor leila amir reza mehmet ayşe ayse emre can deniz elif zeynep raj rahul amit sanjay vijay anil sunil ravi suresh ramesh arjun rohan priya anjali neha pooja divya kavita deepa lakshmi ananya aditya karan nikhil vikram wei li jing ying ming hui jun yan xin chen yang hao lei
yuki hiroshi takashi kenji akira yoko sakura haruto min-jun ji-woo seo-yeon jihoon minho kwame kofi ama chinedu ngozi emeka chidi ade tunde oluwaseun amara zola thabo sipho lerato nguyen minh linh thanh huong siti budi dewi putri agus erik lars anders johan karl sven magnus astrid freya ingrid mikko juha matti anna-liisa jukka kari
александр сергей дмитрий андрей алексей максим евгений иван михаил николай владимир артём артем никита павел роман илья кирилл антон виктор юрий игорь олег вадим денис константин станислав вячеслав григорий даниил данила егор тимур руслан ринат марат рустам анатолий борис валерий виталий геннадий глеб леонид петр пётр степан фёдор федор тимофей матвей ярослав арсений семён семен эдуард валентин василий
анна мария елена ольга наталья наталия татьяна ирина екатерина светлана юлия анастасия дарья марина людмила галина валентина надежда вера любовь нина лариса оксана виктория александра ксения полина алина яна кристина евгения софья софия алёна алена диана карина лилия инна алла тамара зинаида лидия маргарита элина регина гульнара айгуль эльвира динара жанна снежана василиса варвара арина милана ульяна вероника
`),
);

/** Small words inside names: "Ludwig van der Berg", "Ana da Silva", "Omar al Farsi". */
export const NAME_PARTICLES: ReadonlySet<string> = new Set(
  words(
    "van von der den de da di do dos das del della la le el al bin ibn ben abu ap af av zu zur ter ten te st st. san santa y e mac mc o' d' l' оглы кызы фон ван де аль",
  ),
);

/** Titles and letters around a name; left out of the comparison of names but kept as written. */
export const NAME_PREFIXES: readonly string[] = [
  'dr',
  'prof',
  'dipl\\.-?ing',
  'dipl\\.-?kfm',
  'professor',
  'mr',
  'mrs',
  'ms',
  'miss',
  'mx',
  'sir',
  'rev',
  'eng',
  'ing',
  'capt',
  'д-р',
  'проф',
  'г-н',
  'г-жа',
];
export const NAME_SUFFIXES: readonly string[] = [
  'phd',
  'ph.d',
  'ph.d.',
  'md',
  'm.d.',
  'mba',
  'cpa',
  'rn',
  'bsn',
  'msn',
  'pe',
  'p.e.',
  'esq',
  'esq.',
  'jr',
  'jr.',
  'sr',
  'sr.',
  'ii',
  'iii',
  'iv',
  'pmp',
  'cfa',
  'msc',
  'm.sc.',
  'bsc',
  'b.sc.',
  'dds',
  'dvm',
  'cissp',
  'shrm-cp',
  'shrm-scp',
  'np',
  'fnp',
  'lcsw',
  'do',
  'pharmd',
  'jd',
  'llm',
  'acca',
  'mrcp',
  'frcs',
  'ceng',
  'obe',
  'mbe',
  'edd',
  'ma',
  'ms',
  'ba',
  'bs',
  'к.т.н.',
  'к.э.н.',
  'к.м.н.',
  'д.т.н.',
];
