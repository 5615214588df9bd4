import { type RouterHistory, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../contract/paths.ts';
import { consentKey } from '../../domain/consent/consent.ts';
import { Link } from '../app/link.tsx';
import { ownerFlag } from '../app/owner.ts';
import { buttonStyles } from '../ui/button.tsx';
import { reviewConsent } from './consent.ts';
import { isAdminPage } from './links.ts';
import { isPrivatePage, keepOffPrivatePages } from './private-pages.ts';

type Answer = 'yes' | 'no';

function storedAnswer(): Answer | undefined {
  try {
    const answer = localStorage.getItem(consentKey);
    return answer === 'yes' || answer === 'no' ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** Pushes a command as an `arguments` object, the only type that the tag manager recognises. */
function gtag(..._command: ['consent', 'update', Record<string, 'granted' | 'denied'>]) {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the tag manager rejects arrays
  window.dataLayer.push(arguments as unknown as Record<string, unknown>);
}

function loadTagManager(id: string, history: RouterHistory) {
  if (isPrivatePage(location.pathname)) return;
  keepOffPrivatePages(history);
  gtag('consent', 'update', { analytics_storage: 'granted' });
  window.dataLayer?.push({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  document.head.append(script);
}

function forgetVisitor() {
  for (const [name = ''] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
    if (!name.startsWith('_g')) continue;
    const parts = location.hostname.split('.');
    const domains = parts.map((_, index) => `; domain=.${parts.slice(index).join('.')}`);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and the page reloads next
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}

/** Whether to hide the bar: it would cover buttons of the admin, and owners are not counted. */
const isOwners = (pathname: string) =>
  ownerFlag in document.documentElement.dataset || isAdminPage(pathname);

/** The bar that asks for consent, and loads the tag manager only after the visitor agreed. */
export default function ConsentBar({ gtmId }: { gtmId: string }) {
  const [open, setOpen] = useState(false);
  const [reopened, setReopened] = useState(false);
  const agreed = useRef(false);
  const bar = useRef<HTMLElement>(null);
  const { history } = useRouter();
  const pathname = useLocation({ select: (location) => location.pathname });

  useEffect(() => {
    const answer = storedAnswer();
    if (answer === 'yes' && !agreed.current) {
      agreed.current = true;
      loadTagManager(gtmId, history);
    }
    const reopen = () => {
      setOpen(true);
      setReopened(true);
    };
    if (!answer) setOpen(true);
    else if (document.documentElement.dataset.consent === 'open') reopen();
    window.addEventListener(reviewConsent, reopen);
    return () => window.removeEventListener(reviewConsent, reopen);
  }, [gtmId, history]);

  useEffect(() => {
    if (open && reopened) bar.current?.focus();
  }, [open, reopened]);

  function choose(answer: Answer) {
    try {
      localStorage.setItem(consentKey, answer);
    } catch {
      // The browser may refuse storage; the choice then lasts for this page.
    }
    delete document.documentElement.dataset.consent;
    setOpen(false);
    if (reopened) document.getElementById(reviewConsent)?.focus();
    if (answer === 'yes' && !agreed.current) {
      agreed.current = true;
      loadTagManager(gtmId, history);
    } else if (answer === 'no' && agreed.current) {
      gtag('consent', 'update', { analytics_storage: 'denied' });
      forgetVisitor();
      // Only a page load removes scripts that are already running.
      location.reload();
    }
  }

  if (!open || (!reopened && isOwners(pathname))) return null;
  return (
    <section
      ref={bar}
      id="consent"
      tabIndex={-1}
      aria-labelledby="consent-title"
      className="no-print fixed inset-x-0 bottom-0 z-40 border-t-4 border-coral bg-paper shadow-lg"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-8 gap-y-4 px-5 py-4">
        <div className="min-w-60 flex-1">
          <h2 id="consent-title" className="text-step-1">
            May we count your visit?
          </h2>
          <p className="mt-1 max-w-[72ch] text-sm">
            It shows us which pages help divers. If you agree, Google Tag Manager loads and may set
            cookies. If not, nothing of it loads.{' '}
            <Link to={paths.privacyPolicy} className="inline-block py-0.5 underline">
              What we collect
            </Link>
          </p>
        </div>
        <div className="flex gap-3">
          <button type="button" className={buttonStyles.quiet} onClick={() => choose('no')}>
            No, thanks
          </button>
          <button type="button" className={buttonStyles.quiet} onClick={() => choose('yes')}>
            Yes, count it
          </button>
        </div>
      </div>
    </section>
  );
}
