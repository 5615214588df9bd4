import '../zod-without-eval.ts';
import { readSavedFile, writeSavedFile } from '../../contract/saved-file.ts';

export { readSavedFile, writeSavedFile };
