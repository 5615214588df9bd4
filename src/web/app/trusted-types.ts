/** Every text that becomes HTML or a script's URL passes this policy, which headers.ts requires. */
interface Rules {
  createHTML(text: string): string;
  createScript?(text: string): string | null;
  createScriptURL?(address: string): string | null;
}

interface Factory {
  createPolicy(name: string, rules: Rules): { createHTML(text: string): string };
}

const forbiddenElements =
  'script, iframe, frame, object, embed, link, meta, base, style, template, noscript';
const address = /^(href|src|action|formaction|xlink:href|data|poster)$/;
/** Whether an address runs code. Browsers ignore control characters and spaces in addresses. */
const isExecutable = (value: string) =>
  /^(javascript|vbscript|data:text)/i.test(value.replace(/[\0- ]/g, ''));

/** Removes everything executable from HTML. */
function harmless(text: string, parse: (text: string) => string): string {
  // React creates scripts from this empty element and sets their URL by `createScriptURL`.
  if (!text.includes('<') || text === '<script></script>') return text;
  const holder = document.createElement('template');
  holder.innerHTML = parse(text);
  let changed = false;
  for (const element of holder.content.querySelectorAll('*')) {
    if (element.matches(forbiddenElements)) {
      element.remove();
      changed = true;
      continue;
    }
    for (const { name, value } of [...element.attributes]) {
      if (/^on|^srcdoc$/i.test(name) || (address.test(name) && isExecutable(value))) {
        element.removeAttribute(name);
        changed = true;
      }
    }
  }
  return changed ? holder.innerHTML : text;
}

function onlyJson(text: string) {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}

const ownOrTagManager = (url: string) =>
  [location.origin, 'https://www.googletagmanager.com'].includes(new URL(url, location.href).origin)
    ? url
    : null;

const { trustedTypes } = globalThis as { trustedTypes?: Factory };
if (trustedTypes && typeof document !== 'undefined') {
  const parser = trustedTypes.createPolicy('parser', { createHTML: (text) => text });
  trustedTypes.createPolicy('default', {
    createHTML: (text) => harmless(text, (raw) => parser.createHTML(raw)),
    createScript: onlyJson,
    createScriptURL: ownOrTagManager,
  });
}
