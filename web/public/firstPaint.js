// Runs before the first paint, so that nobody sees the wrong theme or language flash by, and shows the screen's first view before any other script is there.
// The keys are those of src/app: theme, session, shell and currentProject.ts, and of src/paraglide.
(function () {
  var root = document.documentElement;
  var read = function (key, storage) {
    try {
      return (storage || localStorage).getItem(key);
    } catch {
      return null; // storage may be forbidden; the system's choice serves
    }
  };
  var theme = read('theme');
  if (theme !== 'light' && theme !== 'dark') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.theme = theme;
  var known = [read('PARAGLIDE_LOCALE')].concat(navigator.languages).map(function (name) {
    return String(name).slice(0, 2);
  });
  var language = known.find((name) => name === 'en' || name === 'ru') || 'en';
  root.lang = language;
  var font = document.querySelector('meta[name="font-ru"]');
  if (language === 'ru' && font) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'font';
    link.type = 'font/woff2';
    link.crossOrigin = '';
    link.href = font.content;
    document.head.append(link);
  }

  // The sidebar as src/app/shell/Sidebar.tsx will draw it.
  var flag = function (name, initial) {
    var stored = read('noa.' + name);
    return stored === null ? initial : stored === 'true';
  };
  var asked = new URLSearchParams(location.search);
  var tab = asked.get('tab') || '';
  var place = location.pathname.slice(location.pathname.lastIndexOf('/')) + ' ' + (tab === 'top' ? '' : tab);
  var panelAt = read('noa.sidePanelAt');
  var besidePanel = (panelAt === null ? '/candidate-analysis ' : panelAt) === place;
  var crowded = matchMedia('(min-width: 1024px) and (max-width: 1679px)').matches;
  var narrow = matchMedia('(max-width: 1023px)').matches;
  var collapsed = narrow || (besidePanel && crowded) ? flag('sidebarCollapsed.panel', true) : flag('sidebarCollapsed', false);
  var token = read('noa_token') || read('noa_token', window.sessionStorage);
  var signedIn = token !== null;
  var wanted =
    'template[data-for=' +
    (signedIn ? 'person' : 'guest') +
    '][data-language=' +
    language +
    '][data-collapsed=' +
    collapsed +
    ']';
  if (!signedIn) wanted = wanted.replace('=true]', '=false]');

  // Parts of a first view that the screen will not have.
  var besideList = besidePanel && flag('metricsOpen', true);
  var unless = {
    tab: tab !== '' && tab !== 'top',
    tour: flag('tourSeen', false) || asked.has('project'),
    panel: !besideList,
    position: !asked.get('project') && !read('demo.currentProjectId'),
    screening: !asked.get('screening'),
  };

  // Sends the screen's first queries while its code is still loading; src/app/relay/earlyAnswers.ts takes the answers.
  var candidate = /\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i.exec(location.pathname);
  var ask = function (requests, screen) {
    window.noaAnswers = new Map();
    requests.forEach(function (request) {
      if (request.includes('{candidate}') && !candidate) return;
      var body = candidate ? request.replace('{candidate}', btoa('Candidate:' + candidate[1])) : request;
      var answer = fetch('/graphql', {
        method: 'POST',
        headers: {
          authorization: 'Bearer ' + token,
          accept: 'application/graphql-response+json, application/json',
          'accept-language': language,
          'content-type': 'application/json',
        },
        body: body,
      });
      window.noaAnswers.set(body, answer);
      // Failures are for the application to tell.
      answer
        .then((response) => response.clone().json())
        .then(
          (read) => fill(screen, JSON.parse(body).operationName, read.data),
          () => null,
        );
    });
  };

  // Puts an answer's texts where the first view has a place for them: src/start/firstView/screens/AnalysisFirst.tsx.
  var fill = function (screen, query, data) {
    var part = screen.querySelector('[data-filled-by=' + query + ']');
    if (!part || !data || !data.node) return;
    part.querySelectorAll('[data-fill]').forEach(function (element) {
      var text = element.dataset.fill.split('.').reduce((value, name) => (value ? value[name] : null), data.node);
      var most = Number(element.dataset.most || Infinity);
      if (!text) element.remove();
      else
        element.textContent =
          text.length > most
            ? text
                .slice(0, most + 1)
                .replace(/\s\S*$/, '')
                .trimEnd() + '…'
            : text;
    });
    screen.querySelector('[data-until-filled]').remove();
    part.hidden = false;
  };

  // The templates stand before the screen's place in the page. What is pressed too early is kept for src/start/firstView/takeOver.ts.
  new MutationObserver(function (_changes, observer) {
    var screen = document.getElementById('root');
    if (!screen) return;
    observer.disconnect();
    var template = document.querySelector(wanted);
    if (!template) return;
    screen.append(template.content.cloneNode(true));
    ask(JSON.parse(template.dataset.requests), screen);
    screen.querySelectorAll('[data-unless]').forEach(function (part) {
      if (unless[part.dataset.unless]) part.remove();
    });
    window.noaPressed = [];
    var field = screen.querySelector('input');
    if (field && !signedIn) field.focus();
    screen.addEventListener('click', function (event) {
      var button = event.target.closest('button');
      if (!window.noaPressed || !button || button.type !== 'button') return;
      // Browsers ask for files only at the press itself.
      var files = button.parentElement.querySelector('input[type=file]');
      if (files) files.click();
      else window.noaPressed.push(button);
    });
    // A button or link that is still held down when the screen takes over.
    screen.addEventListener('pointerdown', function (event) {
      var plain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      if (window.noaPressed && plain) window.noaHeld = event.target.closest('button, a');
    });
    ['pointerup', 'pointercancel'].forEach(function (end) {
      addEventListener(end, function () {
        window.noaHeld = null;
      });
    });
    // The keys that open the palette: src/app/palette/paletteState.ts. Browsers mean something else by them.
    document.addEventListener('keydown', function (event) {
      if (!window.noaPressed || !signedIn || event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      window.noaPressed.push(event);
    });
    screen.addEventListener('dragover', function (event) {
      if (window.noaPressed) event.preventDefault();
    });
    screen.addEventListener('drop', function (event) {
      if (!window.noaPressed) return;
      event.preventDefault();
      var zone = event.target.closest('section');
      var files = zone && zone.querySelector('input[type=file]');
      if (files) files.files = event.dataTransfer.files;
    });
    screen.addEventListener('submit', function (event) {
      if (!window.noaPressed) return;
      event.preventDefault();
      window.noaPressed.push(event.submitter);
    });
  }).observe(document, { childList: true, subtree: true });
})();
