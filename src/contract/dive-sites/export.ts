import { z } from 'zod';
import { exportFormatNames } from '../../domain/export/formats.ts';
import { idParam } from '../common.ts';
import { filterParameters, orderParameters } from './filters.ts';

const formatNames = new Intl.ListFormat('en-AU', { type: 'disjunction' }).format(exportFormatNames);

export const exportQuery = z.object({
  format: z
    .enum(exportFormatNames, `Choose a format: ${formatNames}.`)
    .meta({ description: 'subsurface: the dive sites of the dive log Subsurface' }),
  id: idParam.optional().meta({ description: 'This site alone, whatever the filters say' }),
  ...filterParameters,
  ...orderParameters,
});

export type ExportQuery = z.output<typeof exportQuery>;
