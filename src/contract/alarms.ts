import { z } from 'zod';
import { timestamp } from './common.ts';

/** The causes of alarm mails to the owner. */
export const alarmCauses = [
  'answers',
  'jobs',
  'copies',
  'mail',
  'disk',
  'passwords',
  'certificate',
] as const;

export type AlarmCause = (typeof alarmCauses)[number];

export const alarm = z
  .object({
    cause: z.enum(alarmCauses),
    title: z.string(),
    detail: z.string().meta({ description: 'The failure as last found' }),
    advice: z.string(),
    since: timestamp,
  })
  .meta({ id: 'Alarm' });

export type Alarm = z.infer<typeof alarm>;
