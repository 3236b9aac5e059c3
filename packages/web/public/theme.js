// Applies the kept theme before the first paint. A file, not an inline script: the content security policy allows only 'self'.
// The rules are those of src/kit/theme.ts, which takes over as soon as the app runs.
(() => {
  const root = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("patron.theme") || "{}") || {};
  } catch {
    // Nothing readable is kept: the defaults stand.
  }
  const dark = kept.mode === "dark" || (kept.mode === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.mode = dark ? "dark" : "light";
  root.dataset.accent = typeof kept.accent === "string" ? kept.accent : "emerald";
  root.dir = kept.direction === "rtl" ? "rtl" : "ltr";
})();
