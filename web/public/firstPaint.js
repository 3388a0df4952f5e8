// Runs before the first paint, so that nobody sees the wrong theme flash by. The keys are those of src/app/theme and src/paraglide.
(function () {
  var root = document.documentElement;
  var read = function (key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage may be forbidden; the system's choice serves
    }
  };
  var theme = read('theme');
  if (theme !== 'light' && theme !== 'dark') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.theme = theme;
  var language = read('PARAGLIDE_LOCALE');
  if (language === 'en' || language === 'ru') root.lang = language;
  else language = navigator.language.slice(0, 2);
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
})();
