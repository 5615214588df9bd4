import { z } from 'zod';
import { timestamp } from './common.ts';

export const credentials = z
  .object({ password: z.string().min(1, 'Password required').max(1000) })
  .meta({ id: 'Credentials' });

export const sessionState = z
  .object({ authenticated: z.literal(true), expiresAt: z.iso.datetime() })
  .meta({ id: 'Session' });

export const sitemapUpdate = z
  .object({ success: z.literal(true), timestamp })
  .meta({ id: 'SitemapUpdate' });
