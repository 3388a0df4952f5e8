import { describe, expect, it } from 'vitest';
import { textDocument } from '../shared/textDocument.ts';
import { factsOf, labelsOf, readSample } from './testing/readSample.ts';

describe('extractRequirements', () => {
  it('reads a description with headings and lists', () => {
    const facts = factsOf(readSample('backend-engineer'));
    expect(facts.title?.value).toBe('Senior Backend Engineer');
    expect(facts.location?.value).toBe('Hamburg, Germany');
    expect(facts.minYears?.value).toBe(5);
    expect(facts.education?.value).toEqual({
      level: 'bachelor',
      text: "Bachelor's degree in Computer Science or a related field",
    });
    expect(facts.salary?.value).toEqual({ amount: 75_000, max: 95_000, period: 'year', currency: 'EUR' });
    expect(labelsOf(facts, 'skill')).toEqual(
      expect.arrayContaining(['Go', 'Kubernetes', 'Docker', 'PostgreSQL', 'Redis', 'Kafka or RabbitMQ']),
    );
    expect(labelsOf(facts, 'skill', 'nice')).toEqual(['Terraform', 'AWS', 'gRPC']);
    expect(labelsOf(facts, 'soft-skill').toSorted()).toEqual(['Communication', 'Problem solving']);
    expect(labelsOf(facts, 'language')).toEqual(['English (Fluent)']);
    expect(labelsOf(facts, 'language', 'nice')).toEqual(['German (B1)']);
  });

  it('takes nothing from benefits and from what the company says of itself', () => {
    const labels = factsOf(readSample('backend-engineer')).requirements.map((one) => one.label);
    for (const foreign of ['Python', 'Yoga instruction', 'Salesforce', 'SAP']) expect(labels).not.toContain(foreign);
  });

  it('keeps the years of a single skill with it', () => {
    const { requirements } = factsOf(readSample('backend-engineer'));
    const years = Object.fromEntries(requirements.map((one) => [one.known ?? one.label, one.minYears]));
    expect(years).toMatchObject({ Kubernetes: 3, Docker: 3, 'Backend development': 5, Go: null, Redis: null });
  });

  it('reads Russian descriptions', () => {
    const facts = factsOf(readSample('payroll-accountant-ru'));
    expect(facts.title?.value).toBe('Бухгалтер по расчёту заработной платы');
    expect(facts.location?.value).toBe('Екатеринбург');
    expect(facts.minYears?.value).toBe(3);
    expect(facts.education?.value).toEqual({ level: 'bachelor', text: 'Высшее экономическое образование' });
    expect(facts.salary?.value).toEqual({ amount: 960_000, max: 1_140_000, period: 'month', currency: 'RUB' });
    expect(labelsOf(facts, 'skill')).toEqual(expect.arrayContaining(['1C:Salary and HR', 'Excel', 'Labor law']));
    expect(labelsOf(facts, 'skill', 'nice')).toEqual(['1C:Accounting']);
    expect(labelsOf(facts, 'language', 'nice')).toEqual(['английского']);
    expect(labelsOf(facts, 'soft-skill')).toEqual(['Attention to detail', 'Responsibility', 'Stress tolerance']);
  });

  it('reads certificates and degrees, and raises nothing by what is only preferred', () => {
    const facts = factsOf(readSample('nurse'));
    expect(labelsOf(facts, 'certification')).toEqual(['Active RN license', 'BLS', 'ACLS']);
    expect(facts.minYears?.value).toBe(2);
    expect(facts.education).toBeNull();
    expect(labelsOf(facts, 'education', 'nice')).toEqual(['Bachelor of Science in Nursing (BSN)']);
    expect(facts.salary?.value).toEqual({ amount: 87_360, max: 114_400, period: 'hour', currency: 'USD' });
  });

  it('reads running prose', () => {
    const facts = factsOf(readSample('marketing-prose'));
    expect(facts.title?.value).toBe('Digital Marketing Manager');
    expect(facts.minYears?.value).toBe(4);
    expect(labelsOf(facts, 'skill')).toEqual(expect.arrayContaining(['Digital marketing', 'Google Analytics', 'SEO']));
    expect(labelsOf(facts, 'skill', 'nice')).toEqual(['Copywriting', 'Shopify', 'E-commerce']);
    expect(facts.salary?.value).toEqual({ amount: 40_000, max: 48_000, period: 'year', currency: 'GBP' });
  });

  it('asks for no skill where a field of study is named', () => {
    const facts = factsOf(readSample('data-scientist-prose'));
    expect(facts.education?.value.level).toBe('master');
    expect(labelsOf(facts, 'skill')).not.toContain('Physics');
    expect(labelsOf(facts, 'skill')).toEqual(expect.arrayContaining(['Machine learning', 'Python', 'SQL', 'Cloud computing']));
    expect(labelsOf(facts, 'skill', 'nice')).toEqual(['Google Cloud']);
  });

  it.each([
    ['frontend-ru', { title: 'Frontend-разработчик (React)', years: 2, nice: ['Next.js', 'GraphQL'] }],
    ['warehouse-lead', { title: 'Warehouse Team Leader', years: 2, nice: ['SAP EWM', 'Manhattan WMS', 'Lean', 'Six Sigma'] }],
    ['welder-ru', { title: 'сварщик-аргонщик', years: 2, nice: [] }],
    ['paralegal', { title: 'Paralegal', years: 2, nice: ['Notary'] }],
    ['sales-ru', { title: 'Менеджер по продажам B2B', years: 1, nice: [] }],
    ['hvac-no-bullets', { title: 'HVAC Service Technician', years: 5, nice: [] }],
    ['project-manager', { title: 'IT Project Manager', years: 6, nice: ['SAFe'] }],
    ['teacher', { title: 'Primary School Teacher (Year 4)', years: null, nice: ['Special education'] }],
    ['support-ru', { title: 'Специалист технической поддержки', years: null, nice: ['Linux'] }],
    ['chef', { title: 'Sous Chef', years: 3, nice: [] }],
    ['ml-terse', { title: 'Machine Learning Engineer', years: 3, nice: ['Rust', 'CUDA'] }],
  ])('reads title, years and wishes of %s', (name, expected) => {
    const facts = factsOf(readSample(name));
    expect(facts.title?.value).toBe(expected.title);
    expect(facts.minYears?.value ?? null).toBe(expected.years);
    expect(labelsOf(facts, 'skill', 'nice')).toEqual(expect.arrayContaining(expected.nice));
  });

  it.each([
    ['It would be an advantage if you have experience with forklifts.', ['Forklift operation']],
    ['Previous saddle stitching experience is preferential.', ['saddle stitching']],
    ['Experience of kiln firing helpful.', ['kiln firing']],
    ['We are the preferred supplier of sails.', []],
    ['Предпочтение отдаётся кандидатам с опытом ремонта мебели.', ['ремонта мебели']],
  ])('reads the wish in "%s"', (sentence, wishes) => {
    const facts = factsOf(textDocument(`Workshop Lead\n\nWe run a small workshop in Leeds.\n\n${sentence}`));
    expect(labelsOf(facts, 'skill', 'nice')).toEqual(wishes);
  });

  it('takes no role for a skill, and what somebody is able to do for one', () => {
    const musts = (text: string) => labelsOf(factsOf(textDocument(text)), 'skill');
    expect(musts('We are seeking an Automotive Sales Representative with experience in fleet leasing for our team.')).toEqual([
      'fleet leasing',
    ]);
    expect(musts('Мастер в мастерскую\n\nТребования:\n- Умение сращивать канаты\n- Умение находить общий язык')).toEqual([
      'сращивать канаты',
    ]);
  });

  it('does not ask for what the text says is not required', () => {
    expect(factsOf(readSample('support-ru')).minYears).toBeNull();
    expect(factsOf(readSample('ml-terse')).education).toBeNull();
  });

  it('proves everything by quotations that stand in the text', () => {
    const document = readSample('sales-ru');
    const facts = factsOf(document);
    const evidence = [...facts.requirements, facts.title, facts.minYears, facts.education, facts.salary].flatMap(
      (one) => one?.evidence ?? [],
    );
    expect(evidence.length).toBeGreaterThan(15);
    for (const quote of evidence) expect(document.text.slice(quote.start, quote.end)).toBe(quote.text);
  });

  it('puts musts before wishes', () => {
    const importances = factsOf(readSample('project-manager')).requirements.map((one) => one.importance);
    expect(importances).toEqual(importances.toSorted());
  });

  it('reads nothing from 50 characters or less, and nothing behind 20,000', () => {
    expect(factsOf(textDocument('Requirements: Python, SQL, Docker and Kubernetes.')).requirements).toEqual([]);
    const long = `Requirements:\n- Python\n${'We are a nice company. '.repeat(1000)}\nRequirements:\n- Kubernetes`;
    expect(labelsOf(factsOf(textDocument(long)), 'skill')).toEqual(['Python']);
  });

  it('lists a certificate once, and the skill that it is of only where that is asked for too', () => {
    const skills = (text: string) => labelsOf(factsOf(textDocument(text)), 'skill');
    expect(skills('Requirements for this position in our team:\n- PMP\n- AWS certification\n- Python')).toEqual(['Python']);
    expect(skills('Requirements for this position in our team:\n- Hands-on experience with AWS\n- AWS certification')).toEqual([
      'AWS',
    ]);
  });

  it('takes nothing from duties beside what a list asks for, and no verb, county or gift of the firm for a skill or language', () => {
    const skills = (text: string) => factsOf(textDocument(text)).requirements.map(({ label }) => label);
    expect(
      skills('School counselor\n\nDuties:\n- Lead crisis intervention\n\nRequirements:\n- Valid PMP\n- Bachelor’s degree in law'),
    ).toEqual(['PMP', 'Bachelor’s degree in law']);
    expect(skills('Requirements for this post:\n- You can excel here\n- Plumbing')).toEqual(['Plumbing']);
    expect(
      skills('Clerk in a small office\n\nRequirements:\n- Typing\n\nBenefits:\n- Free Python courses\n- 30 days of holiday'),
    ).toEqual(['Typing']);
  });

  it('reads the first of several advertisements in a file, and says so', () => {
    const text =
      'Job Title: Nurse\nRequirements:\n- Triage\n- Wound care\n\nJob Title: Developer\nRequirements:\n- Python\n- Kubernetes';
    const facts = factsOf(textDocument(text));
    expect(facts.title?.value).toBe('Nurse');
    expect(labelsOf(facts, 'skill').toSorted()).toEqual(['Triage', 'Wound care']);
    const params = { title: 'Nurse', next: 'Job Title: Developer', start: text.indexOf('Job Title: Developer') };
    expect(facts.warnings).toEqual([{ code: 'several-advertisements', page: null, params }]);
    expect(factsOf(textDocument(text.slice(0, params.start))).warnings).toEqual([]);
  });

  it('ends a list where running text begins, and a part where another one is headed in words that nobody knows', () => {
    const text = `Cook\n\nWhat do we need?\n- Food safety\n- Menu planning\n\nWhat would make us smile?\n- Butchery\n\nOur sister firm sells SAP and Salesforce to hotels.`;
    const facts = factsOf(textDocument(text));
    expect(labelsOf(facts, 'skill')).toEqual(expect.arrayContaining(['Food safety', 'Menu planning']));
    expect(labelsOf(facts, 'skill', 'nice')).toEqual(['Butchery']);
    expect(facts.requirements.map(({ label }) => label)).not.toEqual(expect.arrayContaining(['SAP']));
  });

  it('reads languages that a sentence asks for', () => {
    const asked = (text: string) =>
      labelsOf(
        factsOf(textDocument(`Cook\n\nWe are a small firm near a large and slow river.\n\nRequirements\n- Baking\n- ${text}`)),
        'language',
      );
    expect(asked('Conversational Spanish.')).toEqual(['Spanish (Conversational)']);
    expect(asked('English B2+.')).toEqual(['English (B2+)']);
    expect(asked('Английский не ниже Intermediate.')).toEqual(['Английский (Intermediate)']);
  });

  it('reads a bare dollar by the country, and lakhs', () => {
    const pay = (text: string) =>
      factsOf(textDocument(`Electrician\n${text}\n\nWe look after schools and wineries.`)).salary?.value;
    expect(pay('Geelong VIC\n$46 – $50 per hour')).toEqual({ amount: 95_680, max: 104_000, period: 'hour', currency: 'AUD' });
    expect(pay('Denver, CO\n$46 – $50 per hour')).toEqual({ amount: 95_680, max: 104_000, period: 'hour', currency: 'USD' });
    expect(pay('Bengaluru\nCTC: ₹9 - 14 LPA')).toEqual({ amount: 900_000, max: 1_400_000, period: 'year', currency: 'INR' });
  });

  it('reads lists in letters, remarks behind headings and wishes in passing', () => {
    const facts = factsOf(
      textDocument(
        'Job Title: Plant Electrician - Night Shift\nLocation: Leeds\n\nRequirements\ni. HND in Electrical Engineering\nii. Minimum of five (5) years in a plant\niii. Good knowledge of PLC and motor control\n\nPreferred Qualifications: (Be specific.)\n1. Experience with Accela.\n\nPhysical requirements:\n- Prolonged periods sitting at a desk',
      ),
    );
    expect(facts.education?.value.level).toBe('associate');
    expect(facts.minYears?.value).toBe(5);
    expect(labelsOf(facts, 'skill')).toEqual(expect.arrayContaining(['PLC programming', 'Motor control']));
    expect(labelsOf(facts, 'skill')).not.toContain('Prolonged periods sitting');
    expect(labelsOf(facts, 'skill', 'nice')).toEqual(['Accela']);
  });

  it('takes asset products for no wish', () => {
    const facts = factsOf(
      textDocument('Credit Officer\n\nRequirements\n- Experience in cross selling of asset products is a must'),
    );
    expect(facts.requirements.filter(({ importance }) => importance === 'nice')).toEqual([]);
  });

  it('takes no bare number for pay', () => {
    const text = 'Инженер\n\nДелаем систему расчётов для управляющих компаний: 2 000 домов, 600 тысяч лицевых счетов.';
    expect(factsOf(textDocument(text)).salary).toBeNull();
  });

  it('reads pay with the period at both ends, in rands and naira', () => {
    const pay = (text: string) =>
      factsOf(textDocument(`Analyst\n\nPay range: ${text}\n\nRequirements\n- Excel, SQL`)).salary?.value;
    expect(pay('$95,000/yr - $120,000/yr')).toEqual({ amount: 95_000, max: 120_000, period: 'year', currency: 'USD' });
    expect(pay('R12 000 - R15 000 per month')).toEqual({ amount: 144_000, max: 180_000, period: 'month', currency: 'ZAR' });
    expect(pay('N250,000 monthly')).toEqual({ amount: 3_000_000, max: null, period: 'month', currency: 'NGN' });
  });

  it('reads person specifications: columns, letters behind lines, headings with pictures', () => {
    const split = (text: string) => {
      const facts = factsOf(textDocument(text));
      return [labelsOf(facts, 'skill'), labelsOf(facts, 'skill', 'nice')];
    };
    const head = 'Finance Manager\nLeeds\n\n';
    expect(split(`${head}\tEssential\tDesirable\nExperience\tBudgeting\tPayroll\nSystems\tXero\tSalesforce`)).toEqual([
      ['Xero', 'Budgeting'],
      ['Salesforce', 'Payroll'],
    ]);
    expect(split(`${head}Person specification\n• Budgeting (E)\n• Xero (E)\n• Salesforce (D)`)[1]).toEqual(['Salesforce']);
    expect(
      split(
        `${head}🔍 What we look for\n• Budgeting\n• Xero\n\n✨ What would make you shine\n• Knowledge of Salesforce\n• Experience with payroll`,
      )[1],
    ).toEqual(['Salesforce', 'Payroll']);
  });

  it('begins anew at every label', () => {
    const facts = factsOf(
      textDocument(
        'Java Developer\n\nMandatory Skills: Java, Spring Boot, MySQL, REST API\nGood to have: Kafka, AWS\nExp: 3-6 Years',
      ),
    );
    expect(labelsOf(facts, 'skill')).toEqual(expect.arrayContaining(['Java', 'Spring Boot', 'MySQL', 'REST API']));
    expect(labelsOf(facts, 'skill', 'nice')).toEqual(['Apache Kafka', 'AWS']);
    expect(facts.minYears?.value).toBe(3);
  });

  it('reads the title of a text without line breaks', () => {
    const text =
      'HGV Technician Leeds, nights. The person we want has three years on heavy vehicles and is confident with hydraulics and brake systems. We pay overtime at time and a half, and your tools are insured.';
    expect(factsOf(textDocument(text)).title?.value).toBe('HGV Technician');
    expect(factsOf(textDocument(`Job title: ${text}`)).title?.value).toBe('HGV Technician');
  });

  it('takes the title from behind the words that look for somebody, and no skill from the work that it names', () => {
    const facts = factsOf(
      textDocument('Ресторан «Рыба и лук» ищет повара горячего цеха\n\nОбязательные требования\nзнание санитарных норм'),
    );
    expect(facts.title?.value).toBe('повар горячего цеха');
    const payroll = factsOf(textDocument('Payroll Manager\n\nRequirements\n- Workday\n- Reconciliation of accounts'));
    expect(labelsOf(payroll, 'skill')).not.toContain('Payroll');
  });

  it('takes a wish that its sentence takes back for a must', () => {
    const facts = factsOf(
      textDocument(
        'Security Analyst\n\nYou are familiar with SIEM tooling, ideally Splunk, which we require. Ideally you know Python.',
      ),
    );
    expect(labelsOf(facts, 'skill')).toContain('Splunk');
    expect(labelsOf(facts, 'skill', 'nice')).toEqual(['Python']);
  });
});
