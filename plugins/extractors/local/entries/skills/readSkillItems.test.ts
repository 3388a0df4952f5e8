import { describe, expect, it } from 'vitest';
import { viewLines } from '../../shared/lineView.ts';
import { textDocument } from '../../shared/textDocument.ts';
import { readSkillItems } from './readSkillItems.ts';

const read = (text: string) => {
  const document = textDocument(text);
  return readSkillItems(document, viewLines(document)).map((item) => item.text);
};

describe('readSkillItems', () => {
  it('reads lists with commas, bullets and semicolons', () => {
    expect(read('Excel, bookkeeping; Payroll • SAP')).toEqual(['Excel', 'bookkeeping', 'Payroll', 'SAP']);
  });

  it('leaves out the names of groups and the levels', () => {
    expect(read('Frontend: React, Vue.js\nLanguages: Go (advanced), Rust – 60%')).toEqual(['React', 'Vue.js', 'Go', 'Rust']);
  });

  it('quotes what stands in the document also where a bracket lacks its other half', () => {
    const document = textDocument('SPSS (Statistics, Excel), Lean manufacturing)');
    const items = readSkillItems(document, viewLines(document));
    expect(items.map(({ text }) => text)).toContain('Lean manufacturing');
    for (const { start, end, text } of items) expect(document.text.slice(start, end)).toBe(text);
  });

  it.each(['/', '+', '–', '#'])('reads lists whose items have %s between them, where a line has several', (mark) => {
    const joint = mark === '#' ? ' #' : ` ${mark} `;
    const list = ['Hot section', 'Pastry', 'Menu planning'];
    expect(read(`${mark === '#' ? '#' : ''}${list.join(joint)}`)).toEqual(list);
  });

  it('keeps a name with one such mark whole, and leaves out levels after dashes', () => {
    expect(read('Swagger / OpenAPI, C#, Google Drive + Docs')).toEqual(['Swagger / OpenAPI', 'C#', 'Google Drive + Docs']);
    expect(read('Python – 5 years – expert')).toEqual(['Python']);
  });

  it('leaves out a group over its list', () => {
    expect(read('Kitchen work\nButchery, Pastry, Menu planning')).toEqual(['Butchery', 'Pastry', 'Menu planning']);
  });

  it('joins an item that runs over the line', () => {
    expect(read('Negotiation, stock control, rota planning, cash handling, risk\nmanagement, merchandising')).toContain(
      'risk management',
    );
  });

  it('joins the lines of one name, though the second is a name too', () => {
    expect(read('Graphic\nDesign\nExcel')).toEqual(['Graphic Design', 'Excel']);
    expect(read('Languages\nPython\nExcel')).toContain('Python');
  });

  it('finds the skills in a sentence', () => {
    expect(read('I have worked for years with PostgreSQL and Docker in large teams')).toEqual(['PostgreSQL', 'Docker']);
  });

  it('keeps a name with a colon of its own', () => {
    expect(read('1С:Бухгалтерия, Excel')).toEqual(['1С:Бухгалтерия', 'Excel']);
  });

  it('keeps what is printed as one item whole and parts tools', () => {
    expect(read('- Returns and refunds\n- Docker and Kubernetes\n- Safeguarding of vulnerable adults')).toEqual([
      'Returns and refunds',
      'Docker',
      'Kubernetes',
      'Safeguarding of vulnerable adults',
    ]);
    expect(read('Manual 10, 13 and 18 speed, tarping')).toEqual(['Manual 10, 13 and 18 speed', 'tarping']);
    expect(read('Commercial conveyancing | Probate | Drafting leases | Debt recovery\nCourt advocacy | Wills')).toContain(
      'Court advocacy',
    );
  });

  it('leaves out levels, years and ratings however they are written', () => {
    expect(read('Revit – very good\nSketchUp: intermediate\nLumion (basic)\nDrawing by hand')).toEqual([
      'Revit',
      'SketchUp',
      'Lumion',
      'Drawing by hand',
    ]);
    expect(read('Celery (4), Ansible 2y, RabbitMQ [1 yr], Pandas — уверенно')).toEqual([
      'Celery',
      'Ansible',
      'RabbitMQ',
      'Pandas',
    ]);
  });

  it('leaves out labels that several lines have in front of their lists', () => {
    expect(read('Paid media   Google Ads, Meta Ads\nOrganic   SEO, Copywriting')).not.toContain('Organic');
    expect(read('Clouds → AWS, Azure\nQueues → Kafka, RabbitMQ')).toEqual(['AWS', 'Azure', 'Kafka', 'RabbitMQ']);
  });

  it('reads lists in sentences', () => {
    const printed =
      'My daily work involves Quxing, Glazing repair and Tank cleaning. I am\nconfident in Leadership and Zorp planning.';
    expect(read(printed)).toEqual(['Quxing', 'Glazing repair', 'Tank cleaning', 'Leadership', 'Zorp planning']);
    expect(read('Уверенно владею: Figma и Кверти. Имею практический опыт: Вёрстка каталогов, а также Печать.')).toEqual([
      'Figma',
      'Кверти',
      'Вёрстка каталогов',
      'Печать',
    ]);
  });

  it('reads sentences by the skills that they name', () => {
    expect(read('- Wrote a district-wide unit on fractions used by 41 teachers.')).toEqual([]);
  });

  it('parts the last two of a list with commas', () => {
    expect(read('Cash handling, EPOS, stock counting and customer service')).toEqual([
      'Cash handling',
      'EPOS',
      'stock counting',
      'customer service',
    ]);
  });

  it('reads no driving licence', () => {
    expect(read('- права категории B, C\n- ремонт автомобиля')).toEqual(['ремонт автомобиля']);
  });
});
