import { expect, test } from 'vitest';
import { consentText, readConsent } from './consent.ts';

test.each([
  { consentAt: '2026-10-04T00:00:00.000Z', consentPage: '/contact', consentWording: 'Yes: please' },
  { consentAt: '2026-10-04T00:00:00.000Z', consentPage: null, consentWording: 'Yes' },
  { consentAt: '2026-10-04T00:00:00.000Z', consentPage: '/', consentWording: null },
  { consentAt: null, consentPage: null, consentWording: 'Signed up at the boat show' },
  { consentAt: null, consentPage: null, consentWording: null },
])('readConsent restores a consent from its line: %j', (consent) => {
  expect(readConsent(consentText(consent))).toEqual(consent);
});
