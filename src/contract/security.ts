import { z } from 'zod';
import { timestamp } from './common.ts';

/** Sign-ins of the last 24 hours. */
export const securityStats = z
  .object({
    totalLoginAttempts: z.number().int(),
    successfulLogins: z.number().int(),
    failedAttempts: z.number().int(),
    blockedAttempts: z.number().int(),
    recentActivity: z.array(
      z.object({
        timestamp,
        action: z.string().meta({ example: 'login_success' }),
        ipAddress: z.string(),
        details: z.string(),
      }),
    ),
  })
  .meta({ id: 'SecurityStats' });

export type SecurityStats = z.infer<typeof securityStats>;
