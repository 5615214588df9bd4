import '../zod-without-eval.ts';
import { readSavedFile, writeSavedFile } from '../../../contract/saved.ts';

export { readSavedFile, writeSavedFile };
