import { z } from 'zod';
import { exportFormatNames } from '../../domain/export/formats.ts';
import { idParam } from '../common.ts';
import { disjunction } from '../issue-message.ts';
import { filterParameters, orderParameters } from './filters.ts';

export const exportQuery = z.object({
  format: z
    .enum(exportFormatNames, `Choose a format: ${disjunction(exportFormatNames)}.`)
    .meta({ description: '`subsurface`: the format of the dive log Subsurface' }),
  id: idParam.optional().meta({ description: 'Exports only this site and ignores the filters' }),
  ...filterParameters,
  ...orderParameters,
});

export type ExportQuery = z.output<typeof exportQuery>;
